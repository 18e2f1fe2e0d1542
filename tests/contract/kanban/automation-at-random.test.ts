import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineResource, integer, text } from '#define'
import type { AnyAutomationRule } from '#define/views/automation'
import { automationFaults } from '#define/faults/automation-faults'
import type { AnyResource } from '#define/resource'
import { createRandom, type Random } from '#server/features/demo/random'
import { create } from '#server/write/create'
import { createMany } from '#server/write/many/create-many'
import { update } from '#server/write/update'
import { corridor } from '../support/worlds/declared'
import { createWorld, storedRow, type World } from '../support/worlds/world'

const names = ['a', 'b', 'c', 'd', 'e'] as const
type Name = (typeof names)[number]
type Numbers = Readonly<Record<Name, number>>
const zeros: Numbers = { a: 0, b: 0, c: 0, d: 0, e: 0 }

const number = (random: Random) => random.whole(0, 2)
const name = (random: Random): Name => random.pick(names)

function ruleAt(random: Random): AnyAutomationRule {
  const kind = random.whole(0, 3)
  const when =
    kind === 0
      ? { created: true as const }
      : kind === 1
        ? { changes: name(random) }
        : { becomes: { [name(random)]: random.next() < 0.5 ? number(random) : [0, number(random)] } }
  const where = random.next() < 0.4 ? { where: { [name(random)]: number(random) } } : {}
  const setting = random.next() < 0.3 ? { from: name(random) } : number(random)
  return { label: 'Rule', when, ...where, set: { [name(random)]: setting, [name(random)]: number(random) } }
}

/** A resource with random rules that cannot trigger each other for ever. */
function resourceAt(random: Random, index: number): AnyResource {
  const fields = Object.fromEntries(names.map((each) => [each, integer({ default: 0, max: 9 })]))
  const resource = defineResource(`things${index}`, {
    label: ['Thing', 'Things'],
    fields: { title: text(), ...fields },
    title: 'title',
    columns: ['title'],
    access: { admin: 'all' },
  }) as unknown as AnyResource
  let rules: Record<string, AnyAutomationRule> = {}
  for (let attempt = 0; attempt < 30; attempt++) {
    const more = { ...rules, [`rule${attempt}`]: ruleAt(random) }
    if (automationFaults({}, { ...resource, rules: more }).length === 0) rules = more
  }
  return { ...resource, rules }
}

const meets = (values: Numbers, match: object) =>
  Object.entries(match).every(([field, wanted]) => [wanted].flat().includes(values[field as Name]))

/** Whether a rule applies to a write that leaves these numbers. */
function applies(
  { when, where = {} }: AnyAutomationRule,
  before: Numbers | undefined,
  record: Numbers,
): boolean {
  if (!meets(record, where)) return false
  if (when.created) return before === undefined
  if (when.changes === undefined) {
    const wanted = when.becomes ?? {}
    return meets(record, wanted) && !(before && meets(before, wanted))
  }
  return before !== undefined && record[when.changes as Name] !== before[when.changes as Name]
}

/** What a write should leave: a model that knows only numbers. */
function expected(
  { rules = {} }: AnyResource,
  before: Numbers | undefined,
  given: Partial<Numbers>,
): Numbers {
  const first = before ?? zeros
  const isFixed = (field: Name) => given[field] !== undefined && given[field] !== first[field]
  let record: Numbers = { ...first, ...given }
  for (const rule of Object.values(rules)) {
    if (!applies(rule, before, record)) continue
    const old = record
    for (const [field, setting] of Object.entries(rule.set)) {
      const value = typeof setting === 'number' ? setting : old[(setting as { from: Name }).from]
      if (!isFixed(field as Name)) record = { ...record, [field]: value }
    }
  }
  return record
}

const random = createRandom(20_261_127)
const resources = Array.from({ length: 10 }, (_, index) => resourceAt(random, index))
let world: World
beforeAll(async () => {
  const more = Object.fromEntries(resources.map((resource) => [resource.name, resource]))
  world = await createWorld({ ...corridor, app: { ...corridor.app, ...more } })
})
afterAll(() => world.close())

const someNumbers = (): Partial<Numbers> =>
  Object.fromEntries(names.filter(() => random.next() < 0.35).map((field) => [field, number(random)]))
const numbersOf = (row: Readonly<Record<string, unknown>> | undefined) =>
  Object.fromEntries(names.map((field) => [field, row?.[field]]))

it('random rules have the effect of a simple model, for single and for many records', async () => {
  let affected = 0
  for (const resource of resources)
    for (let round = 0; round < 12; round++) {
      const writer = world.writer()
      const given = someNumbers()
      const { id } = await create(writer, resource, { title: 'x', ...given })
      let current = expected(resource, undefined, given)
      expect(numbersOf(await storedRow(world, resource, id)), 'created').toEqual(current)
      const [twin] = await createMany(writer, resource, [{ given: { title: 'x', ...given } }])
      expect(numbersOf(twin), 'created with others').toEqual(current)
      for (let step = 0; step < 3; step++) {
        const patch = someNumbers()
        const next = expected(resource, current, patch)
        if (JSON.stringify(next) !== JSON.stringify({ ...current, ...patch })) affected++
        await update(writer, resource, id, patch)
        expect(numbersOf(await storedRow(world, resource, id)), 'updated').toEqual(next)
        current = next
      }
    }
  expect(affected).toBeGreaterThan(40)
})
