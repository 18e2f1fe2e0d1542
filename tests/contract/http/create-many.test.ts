import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#server/base/errors/problem'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import { uuid7 } from '#server/db/uuid7'
import { create } from '#server/write/create'
import { createMany } from '#server/write/many/create-many'
import type { AnyResource } from '#define/resource'
import { trial } from '../support/worlds/declared'
import { changesOf } from '../support/database/change-log'
import { createWorld, changeLogLength, storedRow, storedRows, type World } from '../support/worlds/world'

let world: World
let repairs: AnyResource
let codes = 0
beforeAll(async () => {
  world = await createWorld(trial)
  repairs = world.app.repairs as AnyResource
})
afterAll(() => world.close())

const repair = (values: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Many of one name',
  code: `many-${++codes}`,
  owner: world.people.user.id,
  watchers: [world.people.admin.id],
  areas: ['wood'],
  effort: 1.125,
  extra: { deep: [1, null, 'x'] },
  startsAt: '2025-01-02T03:04:05.678Z',
  story: '<p>Fine<script>alert(1)</script></p>',
  steps: [{ what: 'saw', minutes: 7, helper: world.people.user.id }],
  ...values,
})
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.refusal : error),
  )
/** Fields whose values differ between records created from the same input. */
const own = new Set(['id', 'createdAt', 'updatedAt', 'slug', 'code', 'place'])
const shared = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name)))

describe('many records created at once', () => {
  it('are stored and recorded in the change log like records created one by one', async () => {
    const { id } = await create(world.writer(), repairs, repair())
    const item = await storedRow(world, repairs, id)
    const many = await createMany(
      world.writer(),
      repairs,
      Array.from({ length: 3 }, () => ({ given: repair() })),
    )
    expect(many).toHaveLength(3)
    for (const row of many) {
      expect(row).toEqual(await storedRow(world, repairs, row.id))
      expect(shared(row)).toEqual(shared(item ?? {}))
      const [entry] = await changesOf(world, row.id)
      const [first] = await changesOf(world, id)
      expect(entry).toMatchObject({ operation: 'create', version: 1, userId: null, before: null })
      expect(shared(entry?.after ?? {})).toEqual(shared(first?.after ?? {}))
      expect(entry?.after).toMatchObject({ id: row.id, slug: row['slug'], code: row['code'] })
    }
    expect(await verifyChangeLog(world.database)).toMatchObject({ ok: true })
  })

  it('get unique slugs and ranks after all others, in their order', async () => {
    const title = 'Side by side'
    const many = await createMany(world.writer(), repairs, [
      { given: repair({ title }) },
      { given: repair({ title: 'Other' }) },
      { given: repair({ title }) },
      { given: repair({ title: '你好' }) },
      { given: repair({ title: 'New' }) },
    ])
    expect(many.map(({ slug }) => slug)).toEqual([
      'side-by-side',
      'other',
      'side-by-side-2',
      'ni-hao',
      'new-2',
    ])
    const positions = (await storedRows(world, repairs)).map(({ place: target }) => String(target)).toSorted()
    expect(many.map(({ place: target }) => target)).toEqual(positions.slice(-5))
    expect(new Set(positions).size).toBe(positions.length)
  })

  it('have the given time and batch', async () => {
    const batch = uuid7()
    const [first, second] = await createMany(world.writer(), repairs, [
      { given: repair(), now: '2020-02-03T04:05:06.000Z', batch },
      { given: repair() },
    ])
    expect(first).toMatchObject({
      createdAt: '2020-02-03T04:05:06.000Z',
      updatedAt: '2020-02-03T04:05:06.000Z',
    })
    const [entry] = await changesOf(world, String(first?.id))
    const [other] = await changesOf(world, String(second?.id))
    expect([entry?.batch, other?.batch === batch]).toEqual([batch, false])
  })

  const refused: [why: string, values: () => Readonly<Record<string, unknown>>, refusal: object][] = [
    ['a wrong value', () => ({ points: 'many' }), { kind: 'invalid' }],
    [
      'a reference to nobody',
      () => ({ owner: uuid7() }),
      { kind: 'invalid', faults: { owner: [{ key: 'nobody' }] } },
    ],
    [
      'one inside of a row',
      () => ({ steps: [{ what: 'x', helper: uuid7() }] }),
      { faults: { 'steps.0.helper': [{ key: 'nobody' }] } },
    ],
    ['a value that is taken', () => ({ code: 'many-1' }), { faults: { code: [{ key: 'taken' }] } }],
  ]
  it.each(refused)('are all rejected when one has %s', async (_, values, refusal) => {
    const before = [await changeLogLength(world), (await storedRows(world, repairs)).length]
    const creations = [{ given: repair() }, { given: repair(values()) }, { given: repair() }]
    expect(await refusalOf(createMany(world.writer(), repairs, creations))).toMatchObject(refusal)
    expect([await changeLogLength(world), (await storedRows(world, repairs)).length]).toEqual(before)
  })

  it('must each satisfy the access rule for creating', async () => {
    const { id } = world.people.user
    const caller = { userId: id, sessionId: null, role: 'user' as const, language: 'en' as const }
    const writer = { ...world.writer(), caller }
    const mine = { owner: id, watchers: [], steps: [], urgent: false }
    const given = ({ title, code, owner, watchers, urgent }: Record<string, unknown>) => ({
      given: { title, code, owner, watchers, urgent },
    })
    expect(await createMany(writer, repairs, [given(repair(mine))])).toHaveLength(1)
    const urgent = createMany(writer, repairs, [
      given(repair(mine)),
      given(repair({ ...mine, urgent: true })),
    ])
    expect(await refusalOf(urgent)).toMatchObject({ kind: 'forbidden' })
    const requests = { ...caller, viewer: { userId: id, sessionId: id } } as unknown as typeof caller
    expect(await refusalOf(createMany({ ...writer, caller: requests }, repairs, []))).toMatchObject({
      kind: 'viewing',
    })
  })
})
