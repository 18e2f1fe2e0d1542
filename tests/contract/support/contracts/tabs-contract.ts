import { expect, it } from 'vitest'
import { roles } from '#define/access'
import { tabsOf } from '#define/lists/tabs-of'
import type { Declared } from '../worlds/declared'
import { sharedWorld } from './contract-world'

const tabbed = (declared: Declared) =>
  Object.values(declared.app).filter((resource) => resource.tabs !== undefined)

/** Tab totals count the records that each role may read, whatever tab is open. */
export function tabsContract(declared: Declared): void {
  const { world, readable } = sharedWorld(declared)

  const cases = tabbed(declared).flatMap((resource) =>
    roles.map((role) => ({ resource, of: resource.name, role })),
  )
  it.each(cases)('$of has tab totals of what $role may read', async ({ resource, role }) => {
    const texts = tabsOf(resource, role)
    const by = resource.tabs ?? ''
    const rows = readable(resource, role)
    const expected = ['', ...texts].map(
      (word) => `${word}=${word ? rows.filter((row) => row[by] === word).length : rows.length}`,
    )
    for (const query of ['', `&${by}=${texts[0]}`, `&${by}=${texts[1]}`]) {
      const answer = await world().people[role].client.get(
        `/api/${resource.name}?_start=0&_end=2&_tabs=true${query}`,
      )
      if (answer.status === 403) return expect(rows).toEqual([])
      expect([query, answer.headers.get('x-tab-totals')]).toEqual([query, expected.join(',')])
    }
  })

  it.each(tabbed(declared).map((resource) => ({ resource, of: resource.name })))(
    '$of: other filters also apply to the tab totals, which are sent only on request',
    async ({ resource }) => {
      const rows = readable(resource, 'admin')
      const item = rows[0]
      const { client } = world().people.admin
      const answer = await client.get(`/api/${resource.name}?_tabs=true&id=${item?.id}`)
      const total = (word: string) => (word === '' || word === item?.[resource.tabs ?? ''] ? 1 : 0)
      const texts = ['', ...tabsOf(resource, 'admin')]
      expect(answer.headers.get('x-tab-totals')).toBe(texts.map((word) => `${word}=${total(word)}`).join(','))
      expect((await client.get(`/api/${resource.name}`)).headers.get('x-tab-totals')).toBeNull()
    },
  )
}
