import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boolean, choice, defineApp, defineResource, listOf, ref, sameAs, text } from '#define'
import { appFaults } from '#define/faults/sound'
import { errorsOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { card, itemOf, orderOf, placeOrder, wareOf } from '../support/business/shop'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let addProduct: Goods['addProduct']
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  ;({ addProduct } = await createGoods(world))
})
afterAll(() => world.close())

const made = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const addPost = async (title: string) =>
  made(await admin.post('/api/posts', { title, excerpt: 'Short.', body: '<p>Long.</p>' }))
const addComment = (values: object) => admin.post('/api/comments', { body: 'A comment.', ...values })
/** A product that the administrator has bought, so that they may review it. */
async function boughtWare(): Promise<string> {
  const ware = await wareOf(world)
  orderOf(await placeOrder(world.people.admin, [itemOf(ware)], card))
  return ware.id
}
const notTogether = ['This does not go together with the other values. Choose another record.']
const notOffered = ['This record cannot be chosen here. Choose one from the list.']
const chinese = { 'accept-language': 'zh' }

describe('a reference with conditions', () => {
  it('that compare values of both records rejects another record at its field, in both languages', async () => {
    const [post, other] = [await addPost('One'), await addPost('Another')]
    const parent = made(await addComment({ post }))
    const answer = made(await addComment({ post, parent }))
    expect(errorsOf(await addComment({ post: other, parent }))).toEqual({ parent: notTogether })
    const moved = await admin.patch(`/api/comments/${answer}`, { post: other })
    expect(errorsOf(moved), 'the value that it is compared with was changed').toEqual({ parent: notTogether })
    const inChinese = await admin.patch(`/api/comments/${answer}`, { post: other }, chinese)
    expect(errorsOf(inChinese)).toEqual({ parent: ['这条记录与其他值不匹配，请另选一条。'] })
    expect((await admin.patch(`/api/comments/${answer}`, { post: other, parent: null })).status).toBe(200)
  })

  it('on the other record rejects one that does not meet them, but keeps one that no longer does', async () => {
    const review = { rating: 4, title: 'Good', body: 'It works.' }
    const draft = await addProduct()
    expect(errorsOf(await admin.post('/api/reviews', { ...review, product: draft }))).toEqual({
      product: notOffered,
    })
    const product = await boughtWare()
    const id = made(await admin.post('/api/reviews', { ...review, product }))
    expect((await admin.post(`/api/products/${product}/archive`)).status).toBe(200)
    expect((await admin.patch(`/api/reviews/${id}`, { title: 'Still good' })).status).toBe(200)
    expect(errorsOf(await admin.patch(`/api/reviews/${id}`, { product: draft }))).toEqual({
      product: notOffered,
    })
  })

  it('rejects such records in an import row by row', async () => {
    const product = await boughtWare()
    const draft = await addProduct()
    const rows = [product, draft].map((id) => `${id},5,Title,Text`)
    const text = ['product,rating,title,body', ...rows].join('\n')
    const answer = await admin.send('POST', '/api/reviews/import', text, { 'content-type': 'text/csv' })
    expect(errorsOf(answer)).toEqual({ '3.product': notOffered })
  })
})

it('a declaration whose conditions no picker could filter by is refused', () => {
  const base = { label: ['Thing', 'Things'], title: 'name', columns: ['name'], access: {} } as const
  const boxes = defineResource('boxes', {
    ...base,
    fields: { name: text(), kind: choice(['a', 'b']), isSecret: boolean({ readableBy: ['admin'] }) },
    filters: ['isSecret'],
  })
  const things = defineResource('things', {
    ...base,
    fields: {
      name: text(),
      kind: choice(['a', 'b']),
      box: ref('boxes', { where: { isSecret: false } }),
      rows: listOf({ box: ref('boxes', { where: { kind: sameAs('kind') } }) }),
    },
  })
  expect(appFaults(defineApp({ boxes, things }))).toEqual([
    'things.box: its where needs boxes.isSecret to be readable by every reader',
    'things.rows: box: its where needs the filter kind of boxes',
  ])
})
