import { beforeAll, describe, expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import { actionsOf, allFieldsOf, inputFieldsOf, labelOfField } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import type { Declared } from '../worlds/declared'
import { isHiddenFrom } from '../expected/hidden-from'
import { each } from '../worlds/lanes'
import { isTrashed } from '../expected/oracle'
import { ownWorld } from './contract-world'
import { putBack } from '../database/restore-row'
import { inputValues } from '../expected/samples'
import { expectedOutcome, harmlessPatch, outcomeOf, verbsOfRecord } from '../expected/verbs'
import { changeLogLength, type Stored } from '../worlds/world'

interface Plan {
  readonly count: number
  readonly token: string
}
interface Ran {
  readonly count: number
  readonly refused: readonly { id: string }[]
}

/** Export, history, bulk runs and import allow nothing that the default calls reject, for any resource and role. */
export function besideContract(declared: Declared): void {
  const { world, records, asking, rowsOf, readable, reread } = ownWorld(declared)

  const cases = Object.values(declared.app).flatMap((resource) =>
    roles.map((role) => ({ resource, of: resource.name, role, base: `/api/${resource.name}` })),
  )
  describe.each(cases)('$of for $role', ({ resource, role, base }) => {
    const hidden = hiddenLabels(resource, role)
    // Changes of other resources may have created records here: mails, notifications.
    beforeAll(async () => {
      await reread(resource)
    })

    it('exports what the role may read, and nothing else', async () => {
      const answer = await world().people[role].client.get(`${base}/export?format=csv`)
      const mayRead = asking(role).ever(resource, 'read')
      expect(outcomeOf(answer)).toBe(mayRead ? 'done' : 'forbidden')
      const ids = readable(resource, role)
      const [head = '', ...lines] = mayRead ? answer.text.trimEnd().split('\r\n') : []
      expect(lines.length).toBe(mayRead ? linesOf(ids.length, answer.text) : 0)
      for (const label of hidden) expect(head.split(',')).not.toContain(label)
    })

    it('returns the history of records that the role may read, and of no others', async () => {
      const { client } = world().people[role]
      const nowhere = await client.get(`${base}/${uuid7()}/history`)
      await each(rowsOf(resource).slice(-24), async (row) => {
        const answer = await client.get(`${base}/${row.id}/history`)
        const refused = asking(role).ever(resource, 'read') ? 'missing' : 'forbidden'
        const readable = asking(role).reads(resource, row) ? 'done' : refused
        // Records that are only appended have no history, for nobody.
        const expected = resource.appended ? 'missing' : readable
        expect(outcomeOf(answer), JSON.stringify(row)).toBe(expected)
        if (expected !== 'done') expect(answer.body).toEqual(nowhere.body)
        for (const name of hiddenNames(resource, role)) expect(answer.text).not.toContain(`"${name}"`)
      })
    })

    const changing = verbsOfRecord(resource).filter((verb) => !actionsOf(resource)[verb]?.output)
    it.each(changing)('allows in a bulk run what the role may do to one record: %s', async (verb) => {
      const { client } = world().people[role]
      const person = world().people[role]
      const values = valuesFor(resource, verb, harmlessPatch(resource, person, {} as Stored, records()))
      const plan = await client.post(`${base}/bulk`, { verb, dryRun: true, ...(values && { values }) })
      const rule = verb === 'restore' ? 'delete' : verb
      if (verb === 'update' && values && Object.keys(values).length === 0)
        return expect(plan.status).toBeGreaterThan(399)
      const may = asking(role).ever(resource, 'read') && asking(role).ever(resource, rule)
      expect(outcomeOf(plan), plan.text).toBe(may ? 'done' : 'forbidden')
      if (!may) return
      const seen = rowsOf(resource).filter(
        (row) => asking(role).reads(resource, row) && isTrashed(row) === (verb === 'restore'),
      )
      expect((plan.body as Plan).count).toBe(seen.length)
      const ids = seen.map(({ id }) => id)
      const entries = await changeLogLength(world(), resource.name, ids)
      const ran = (await client.post(`${base}/bulk`, { token: (plan.body as Plan).token })).body as Ran
      await putBack(world(), resource, rowsOf(resource))
      // References change during the run: a referenced record may be rejected, or no longer be referenced by then.
      const judging = { app: world().app, records: {}, oracle: asking(role) }
      const refused = ran.refused.map(({ id }) => id)
      for (const row of seen)
        if (expectedOutcome(judging, resource, verb, row) !== 'done') expect(refused).toContain(row.id)
      expect(ran.count + refused.length).toBe(seen.length)
      expect((await changeLogLength(world(), resource.name, ids)) - entries).toBeLessThanOrEqual(ran.count)
    })

    it('imports only for a role that may create or update, and shows no label of a hidden field', async () => {
      const answer = await world().people[role].client.send(
        'POST',
        `${base}/import?dryRun=true`,
        'No\r\n1\r\n',
        {
          'content-type': 'text/csv',
        },
      )
      const may = ['create', 'update'].some((verb) => asking(role).ever(resource, verb))
      expect(answer.status === 403).toBe(!may)
      for (const label of hidden) expect(answer.text).not.toContain(label)
    })
  })

  it.each(Object.values(declared.app))('$name gives an anonymous caller 401', async ({ name, appended }) => {
    // Records that are only appended have no history and nothing to undo.
    const ofHistory = () => [
      world().anonymous.get(`/api/${name}/${uuid7()}/history`),
      world().anonymous.post(`/api/${name}/${uuid7()}/restore`, { version: 1 }),
      world().anonymous.post(`/api/${name}/${uuid7()}/undo`),
    ]
    const answers = await Promise.all([
      world().anonymous.get(`/api/${name}/export`),
      ...(appended ? [] : ofHistory()),
      world().anonymous.post(`/api/${name}/bulk`, { verb: 'delete', dryRun: true }),
      world().anonymous.post(`/api/${name}/bulk`, { token: uuid7() }),
      world().anonymous.send('POST', `/api/${name}/import`, 'a,b', { 'content-type': 'text/csv' }),
      world().anonymous.post(`/api/undo/${uuid7()}`),
    ])
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => 'unauthenticated'))
  })
}

/** Rich text and lists may contain line breaks inside of their cell. */
const linesOf = (rows: number, text: string): number =>
  rows + (text.match(/"(?:[^"]|"")*"/g) ?? []).reduce((sum, cell) => sum + cell.split('\r\n').length - 1, 0)

const valuesFor = (resource: AnyResource, verb: string, patch: object): object | undefined => {
  const input = inputFieldsOf(resource, verb)
  if (verb === 'update') return patch
  return Object.keys(input).length > 0 ? inputValues(input) : undefined
}

const hiddenNames = (resource: AnyResource, role: Role): string[] =>
  Object.entries(allFieldsOf(resource)).flatMap(([name, field]) => (isHiddenFrom(field, role) ? [name] : []))
const hiddenLabels = (resource: AnyResource, role: Role): string[] =>
  hiddenNames(resource, role).map((name) => labelOfField(name, allFieldsOf(resource)[name]))
