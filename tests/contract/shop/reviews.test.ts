import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, itemOf, orderOf, placeOrder, wareOf } from '../support/business/shop'
import { createPerson, createWorld, warmUp, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
})
afterAll(() => world.close())

const sendMessage = ({ client }: Person, product: string, rating: number) =>
  client.post('/api/reviews', { product, rating, title: 'As described', body: 'It works.' })
/** A new user who has bought a product. */
async function buyerOf(product: string): Promise<Person> {
  const person = await createPerson(world.server, 'user')
  const { price } = (await admin().get(`/api/products/${product}`)).body as { price: number }
  orderOf(await placeOrder(person, [itemOf({ id: product, price })], card))
  return person
}
const admin = () => world.people.admin.client
const starsOf = async (id: string) => {
  const { ratingAverage, reviewCount } = (await admin().get(`/api/products/${id}`)).body as Record<
    string,
    number
  >
  return [ratingAverage, reviewCount]
}
async function reviewed(product: string, rating: number): Promise<string> {
  const person = await buyerOf(product)
  const answer = await sendMessage(person, product, rating)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}

describe('reviews', () => {
  it('count for the rating of a product once approved, and no longer when rejected or deleted', async () => {
    const { id } = await wareOf(world)
    const [item, two, three] = [await reviewed(id, 5), await reviewed(id, 4), await reviewed(id, 4)]
    expect(await starsOf(id)).toEqual([0, 0])
    for (const review of [item, two, three]) await admin().post(`/api/reviews/${review}/approve`)
    expect(await starsOf(id)).toEqual([4.33, 3])
    await admin().post(`/api/reviews/${two}/reject`)
    expect(await starsOf(id)).toEqual([4.5, 2])
    await admin().patch(`/api/reviews/${three}`, { rating: 1 })
    expect(await starsOf(id)).toEqual([3, 2])
    await admin().remove(`/api/reviews/${item}`)
    expect(await starsOf(id)).toEqual([1, 1])
  })

  it('are counted exactly when eight are approved at once', async () => {
    const { id } = await wareOf(world)
    const ids = await Promise.all([1, 2, 3, 4, 5, 5, 5, 5].map((rating) => reviewed(id, rating)))
    const answers = await Promise.all(ids.map((review) => admin().post(`/api/reviews/${review}/approve`)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(await starsOf(id)).toEqual([3.75, 8])
  })

  it('have the signed-in user as author, one per user and product', async () => {
    const { id } = await wareOf(world)
    const person = await buyerOf(id)
    const answers = await Promise.all([sendMessage(person, id, 5), sendMessage(person, id, 4)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect(made?.body).toMatchObject({ author: person.id, authorName: 'A user', status: 'pending' })
    expect(refused && errorsOf(refused)).toEqual({ product: ['You have reviewed this already.'] })
  })

  it('are readable by their author and staff only until approved', async () => {
    const { id } = await wareOf(world)
    const author = await buyerOf(id)
    const { id: review } = (await sendMessage(author, id, 2)).body as { id: string }
    const stranger = world.people.user.client
    expect((await stranger.get(`/api/reviews/${review}`)).status).toBe(404)
    expect((await author.client.get(`/api/reviews/${review}`)).status).toBe(200)
    expect((await author.client.patch(`/api/reviews/${review}`, { rating: 3 })).status).toBe(200)
    await admin().post(`/api/reviews/${review}/approve`)
    expect((await stranger.get(`/api/reviews/${review}`)).status).toBe(200)
    expect((await author.client.patch(`/api/reviews/${review}`, { rating: 5 })).status).toBe(403)
  })

  it('are marked as helpful once per user; a second request removes the mark', async () => {
    const { id } = await wareOf(world)
    const review = await reviewed(id, 5)
    await admin().post(`/api/reviews/${review}/approve`)
    const mark = async () => (await world.people.user.client.post(`/api/reviews/${review}/markHelpful`)).body
    expect(await mark()).toMatchObject({ helpful: 1 })
    expect(await mark()).toMatchObject({ helpful: 0 })
  })

  it('are written by those who have bought the product only, and marked as such', async () => {
    const { id, price } = await wareOf(world)
    const person = await createPerson(world.server, 'user')
    const refused = async () => errorsOf(await sendMessage(person, id, 5))
    const notBought = { product: ['Only those who bought this product may review it.'] }
    expect(await refused()).toEqual(notBought)
    const order = orderOf(await placeOrder(person, [itemOf({ id, price })]))
    expect(await refused(), 'not paid').toEqual(notBought)
    await admin().post(`/api/orders/${order.id}/pay`)
    expect((await sendMessage(person, id, 5)).body).toMatchObject({ isVerified: true })
    expect((await person.client.post('/api/reviews', { product: id, isVerified: true })).status).toBe(422)
  })

  it('are summed up by stars, for readers of the product', async () => {
    const { id } = await wareOf(world)
    const reviews = [await reviewed(id, 5), await reviewed(id, 5), await reviewed(id, 2)]
    await reviewed(id, 1)
    for (const review of reviews) await admin().post(`/api/reviews/${review}/approve`)
    const summary = ({ client }: Person) => client.get(`/api/reviews/summary?product=${id}`)
    const stars = [5, 4, 3, 2, 1].map((number) => ({ stars: number, count: [0, 0, 1, 0, 0, 2][number] }))
    expect((await summary(world.people.user)).body).toEqual({ stars, hasBought: false })
    expect((await summary(await buyerOf(id))).body).toMatchObject({ hasBought: true })
    await admin().post(`/api/products/${id}/unpublish`)
    expect((await summary(world.people.user)).status).toBe(404)
  })

  it('a category cannot be moved inside of itself', async () => {
    const add = async (name: string, parent: string | null) =>
      ((await admin().post('/api/categories', { name, parent })).body as { id: string }).id
    const top = await add('Top', null)
    const deep = await add('Deep', await add('Middle', top))
    const answer = await admin().patch(`/api/categories/${top}`, { parent: deep })
    expect(errorsOf(answer)).toEqual({ parent: ['This would stand inside of itself.'] })
    expect((await admin().patch(`/api/categories/${top}`, { parent: top })).status).toBe(422)
  })
})
