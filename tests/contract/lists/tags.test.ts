import { describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { kanbanWorld, type Made } from '../support/business/kanban'

const kanban = kanbanWorld()

async function created(path: string, values: object): Promise<Made> {
  const answer = await kanban.admin.post(path, values)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Made
}
const tagsOf = async (query: string, client: Client = kanban.admin) => {
  const answer = await client.get(`/api/kanbanCards/tags?field=labels${query}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { tags: string[] }).tags
}

/** Two boards, each with a column, and cards with labels. */
async function boards() {
  const [first, second] = [await column('First'), await column('Second')]
  await card(first, ['design', 'bug'])
  await card(first, ['bug', 'Big idea'])
  await card(second, ['billing'])
  return { first, second }
}
async function column(name: string): Promise<string> {
  const board = await created('/api/kanbanBoards', { name, isOpen: false, members: [] })
  return (await created('/api/kanbanColumns', { name: `${name} column`, board: board.id })).id
}
const card = (to: string, labels: readonly string[]) =>
  created('/api/kanbanCards', { name: 'a', column: to, labels })

describe('tags in use', () => {
  it('are those of the cards of a board, the most frequent first, that contain a text', async () => {
    const { first, second } = await boards()
    expect(await tagsOf(`&column=${first}`)).toEqual(['bug', 'Big idea', 'design'])
    expect(await tagsOf(`&column=${first}&q=BI`)).toEqual(['Big idea'])
    expect(await tagsOf(`&column=${second}&q=b`)).toEqual(['billing'])
    expect((await tagsOf('&q=bi')).toSorted()).toEqual(['Big idea', 'billing'])
    expect(await tagsOf('&q=%25')).toEqual([])
  })

  it('are at most ten, of records that the caller may read', async () => {
    const { first } = await boards()
    await card(
      first,
      Array.from({ length: 12 }, (_, index) => `tag ${index}`),
    )
    expect(await tagsOf(`&column=${first}`)).toHaveLength(10)
    expect(await tagsOf(`&column=${first}`, kanban.world.people.user.client)).toEqual([])
  })

  it('are refused for a field without tags, a column that is no id, and a text that is too long', async () => {
    const faults = async (query: string) => errorsOf(await kanban.admin.get(`/api/kanbanCards/tags?${query}`))
    expect(await faults('field=name')).toHaveProperty('field')
    expect(await faults('field=labels&column=first')).toHaveProperty('column')
    expect(await faults(`field=labels&q=${'x'.repeat(61)}`)).toHaveProperty('q')
    expect((await kanban.admin.get('/api/notifications/tags?field=labels')).status).not.toBe(200)
  })
})
