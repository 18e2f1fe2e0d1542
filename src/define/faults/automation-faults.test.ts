import { describe, expect, it } from 'vitest'
import type { AnyResource } from '../any-resource'
import type { AnyAutomationRule, RuleRecords } from '../views/automation'
import { boolean, choice, date, datetime, integer, rank, ref, richText, state, tags, text } from '../fields'
import type { AnyFields } from '../kinds'
import { automationFaults } from './automation-faults'

const fields: AnyFields = {
  name: text({ max: 10 }),
  slug: text({ slugOf: 'name', unique: true }),
  number: text({ series: { prefix: 'N' }, unique: true, readOnly: true }),
  size: integer({ max: 5 }),
  other: integer(),
  day: date({ optional: true }),
  at: datetime({ optional: true, readOnly: true }),
  kind: choice(['a', 'b']),
  labels: tags({ max: 2 }),
  isOpen: boolean(),
  owner: ref('users', { optional: true }),
  body: richText(),
  position: rank(),
  stage: state(['open', 'shut', 'gone'], {
    close: { from: 'open', to: 'shut' },
    lose: { from: 'shut', to: 'gone', final: true },
  }),
}
const label = 'A rule'
const plain = { label: ['A', 'B'] as const, fields, title: 'name', columns: [], access: {}, order: 0 }
const users: AnyResource = { ...plain, name: 'users', fields: { name: text(), isOpen: boolean() } }
const faultsOf = (rules: Readonly<Record<string, AnyAutomationRule>>, more: Partial<AnyResource> = {}) => {
  const things: AnyResource = { ...plain, name: 'things', rules, ...more }
  return automationFaults({ users, things }, things)
}
const faultsWith = (rule: Partial<AnyAutomationRule>) =>
  faultsOf({ r: { label, when: { created: true }, set: { size: 3 }, ...rule } })

describe('the faults of automation rules', () => {
  it('are none where every value fits its field', () => {
    const set: AnyAutomationRule['set'] = {
      size: 3,
      day: { today: 2 },
      at: { now: true },
      kind: 'b',
      labels: { add: ['x'] },
      owner: { me: true },
      stage: 'shut',
      isOpen: true,
      other: { from: 'size' },
    }
    expect(faultsWith({ set, where: { owner: { isOpen: true } } })).toEqual([])
  })

  it.each([
    ['no field', { nothing: 1 }, 'there is no field nothing'],
    ['a value of another kind', { size: 'x' }, 'size cannot have'],
    ['a value out of range', { size: 6 }, 'size cannot have'],
    ['an unknown option', { kind: 'c' }, 'kind cannot have'],
    ['nothing in a required field', { size: null }, 'size cannot have'],
    ['a time in a field of days', { day: { now: true } }, 'day cannot have'],
    ['a day in a field of times', { at: { today: 1 } }, 'at cannot have'],
    ['a user in a text', { name: { me: true } }, 'name cannot have'],
    ['an element of no list', { name: { add: ['x'] } }, 'name cannot have'],
    ['too many elements', { labels: { add: ['x', 'y', 'z'] } }, 'labels cannot have'],
    ['the value of a field of another kind', { size: { from: 'name' } }, 'size cannot have'],
    ['the value of no field', { size: { from: 'nothing' } }, 'size cannot have'],
    ['a slug', { slug: 'x' }, 'slug is set by the server'],
    ['a number of a series', { number: 'x' }, 'number is set by the server'],
    ['formatted text', { body: 'x' }, 'of the kind richText'],
    ['a rank', { position: 'a0' }, 'of the kind rank'],
    ['a state that only a final move leads to', { stage: 'gone' }, 'move that is final'],
    ['a state that no move leads to', { stage: 'open' }, 'no move of stage'],
    ['no value at all', {}, 'sets nothing'],
  ] as const)('are reported where a rule sets %s', (_, set, fault) => {
    expect(faultsWith({ set }).join()).toContain(fault)
  })

  it('are reported for triggers and conditions with unknown fields, and for none', () => {
    expect(faultsWith({ when: { changes: 'nothing' } }).join()).toContain('there is no field nothing')
    expect(faultsWith({ when: { becomes: { nothing: 1 } } }).join()).toContain('there is no field nothing')
    expect(faultsWith({ when: { becomes: { owner: { town: 'x' } } } }).join()).toContain('no field town')
    expect(faultsWith({ where: { nothing: 1 } }).join()).toContain('there is no field nothing')
    expect(faultsWith({ when: {} }).join()).toContain('needs one of')
    expect(faultsWith({ when: { becomes: {} } }).join()).toContain('becomes nothing')
  })

  it('are reported for computed values and for records that are not in the change log', () => {
    const rules = { r: { label, when: { created: true }, set: { total: 1 } } } as const
    expect(faultsOf(rules, { computed: { total: [integer(), () => 1] } }).join()).toContain('is computed')
    expect(faultsOf(rules, { managedBy: 'system' }).join()).toContain('the change log')
  })

  it('are reported for rules that would trigger themselves or each other', () => {
    const self = { label, when: { changes: 'size' }, set: { size: 1 } }
    expect(faultsOf({ self })).toEqual(['things: the rule self would be triggered by its own effect'])
    const first = { label, when: { changes: 'size' }, set: { other: 1 } }
    const second = { label, when: { becomes: { other: 1 } }, set: { size: 1 } }
    expect(faultsOf({ first, second })).toHaveLength(2)
    expect(
      faultsOf({ first, last: { label, when: { becomes: { other: 1 } }, set: { isOpen: true } } }),
    ).toEqual([])
  })
})

describe('the faults of rule records', () => {
  const wishes: AnyResource = {
    ...plain,
    name: 'wishes',
    fields: {
      owner: ref('users'),
      event: choice(['movedOrCreated', 'created']),
      change: choice(['created', 'labelled']),
      isOn: boolean(),
      days: integer(),
      kind: choice(['a', 'b']),
      labels: tags(),
    },
  }
  const ruleRecords: RuleRecords = {
    of: 'wishes',
    by: 'owner',
    event: 'event',
    active: 'isOn',
    maker: 'owner',
    set: {
      labels: { add: 'labels' },
      kind: { value: 'kind' },
      day: { days: 'days' },
      at: { now: 'isOn' },
      stage: { when: 'isOn', state: 'shut' },
    },
  }
  const faultsOfRecords = (more: Partial<RuleRecords>) => {
    const things: AnyResource = { ...plain, name: 'things', ruleRecords: { ...ruleRecords, ...more } }
    return automationFaults({ users, wishes, things }, things)
  }

  it('are none where every field fits', () => {
    expect(faultsOfRecords({})).toEqual([])
    expect(faultsOfRecords({ event: 'change', events: { labelled: { gains: 'labels' } } })).toEqual([])
  })

  it.each([
    ['an unknown resource', { of: 'nothing' }, 'names nothing'],
    ['a reference that rules do not have', { by: 'name' }, 'name must be in both'],
    ['no choice of events', { event: 'kind' }, 'kind must be a choice of movedOrCreated, moved, created'],
    ['an event that is not declared', { event: 'change' }, 'change must be a choice of movedOrCreated'],
    ['an event of a text', { events: { labelled: { gains: 'name' } } }, 'labelled does not fit its field'],
    [
      'an event without a checklist',
      { events: { done: { checks: 'labels' } } },
      'done does not fit its field',
    ],
    ['a date that passes and is none', { events: { labelled: { passes: 'size' } } }, 'labelled does not fit'],
    [
      'a condition for a date that is no field',
      { events: { labelled: { passes: 'day', unless: 'nothing' } } },
      'labelled: there is no field nothing',
    ],
    [
      'a condition for a date that does not fit',
      { events: { labelled: { passes: 'day', where: { nothing: true } } } },
      'labelled',
    ],
    ['an event of no field', { events: { due: { gets: 'nothing' } } }, 'due does not fit its field'],
    ['a switch that is no boolean', { active: 'days' }, 'days must be a boolean'],
    ['a maker that is no user', { maker: 'kind' }, 'kind must be a reference'],
    ['the shared reference', { set: { owner: { value: 'owner' } } }, 'owner cannot be set'],
    ['days for a text', { set: { name: { days: 'days' } } }, 'name has no days'],
    ['a time for a day', { set: { day: { now: 'isOn' } } }, 'day cannot be now'],
    ['a value of another kind', { set: { size: { value: 'kind' } } }, 'kind does not fit size'],
    ['a final move', { set: { stage: { when: 'isOn', state: 'gone' } } }, 'stage gets there only by a move'],
  ] satisfies [string, Partial<RuleRecords>, string][])('are found for %s', (_, more, fault) => {
    expect(faultsOfRecords(more).join()).toContain(fault)
  })
})
