import { describe, expect, it } from 'vitest'
import { me } from './access'
import type { AnyResource } from './any-resource'
import { choice, color, currency, integer, listOf, money, rank, ref, state, tags, text } from './fields'
import type { AnyFields } from './kinds'
import { appFaults, requireSound } from './sound'

const users = declared('users', { name: text() })
const teams = declared('teams', { name: text(), lead: ref('users'), town: text() })

/** A declaration as it is before any type check. */
function declared(name: string, fields: AnyFields, more: Partial<AnyResource> = {}): AnyResource {
  return { name, order: 0, label: ['A', 'B'], fields, title: 'name', columns: ['name'], access: {}, ...more }
}
const faultsWith = (fields: AnyFields, more: Partial<AnyResource> = {}) =>
  appFaults({ users, teams, things: declared('things', { name: text(), ...fields }, more) })
const open = () => state(['open', 'shut'], { close: { from: 'open', to: 'shut' } })

describe('a sound declaration', () => {
  it('has no faults', () => {
    const fields = {
      slug: text({ slugOf: 'name', unique: true }),
      team: ref('teams'),
      owner: ref('users'),
      price: money({ currency: 'currency', default: 5, min: 1 }),
      currency: currency({ options: ['EUR', 'USD'], default: 'USD' }),
      kind: choice(['a', 'b'], { default: 'b' }),
      tint: color({ default: '#ffffff' }),
      secret: text({ readableBy: ['admin'] }),
      lines: listOf({ what: text(), who: ref('users', { optional: true }), price: money() }),
      stage: open(),
    }
    const access = {
      admin: 'all',
      manager: {
        read: { team: { lead: me, town: 'X' } },
        update: { owner: me },
        close: { kind: ['a', 'b'] },
      },
      user: { read: { owner: me }, tidy: true },
    } as const
    expect(
      faultsWith(fields, { key: 'slug', access, actions: { tidy: { on: 'list', output: {} } } }),
    ).toEqual([])
  })
})

describe('a declaration that contradicts itself', () => {
  const cases: [fault: string, fields: AnyFields, more?: Partial<AnyResource>][] = [
    ['things: nothing is declared as ships, which is related', {}, { related: ['ships'] }],
    ['things: no filter of teams, which is related, refers to it', {}, { related: ['teams'] }],
    ['things.ship: it refers to no declared resource', { ship: ref('ships') }],
    ['things.ship: it refers to no declared resource', { ship: ref('constructor') }],
    ['things.lines: ship: it refers to no declared resource', { lines: listOf({ ship: ref('ships') }) }],
    [
      'things.secret: a field that not everybody sees cannot be searched',
      { secret: text({ search: true, readableBy: ['admin'] }) },
    ],
    [
      'things: shut asks what: it refers to no declared resource',
      { stage: state(['a', 'b'], { shut: { from: 'a', to: 'b', input: { what: ref('ships') } } }) },
    ],
    [
      'things: tidy asks what: readableBy is said of the fields of a record',
      {},
      { actions: { tidy: { on: 'list', output: {}, input: { what: text({ readableBy: ['admin'] }) } } } },
    ],
    [
      'things.secret: seen by user: who sees a field depends on its own record alone',
      { team: ref('teams'), secret: text({ readableBy: { user: { team: { lead: me } } } }) },
    ],
    [
      'things.secret: seen by user: there is no field town',
      { secret: text({ readableBy: { admin: true, user: [{ name: 'x' }, { town: 'y' }] } }) },
    ],
    [
      'things.pin: nobody narrows or orders a list by what is personal',
      { pin: text({ personal: true }) },
      { filters: ['pin'] },
    ],
    [
      'things.notes: what is unique, or a list is narrowed or ordered by, has up to 500 characters',
      { notes: text({ lines: 5 }) },
      { filters: ['notes'] },
    ],
    [
      'things.code: what is unique, or a list is narrowed or ordered by, has up to 500 characters',
      { code: text({ max: 501, unique: true }) },
    ],
    [
      'things: nobody may delete what the program keeps',
      {},
      { managedBy: 'changeLog', access: { admin: 'all' } },
    ],
    ['things.count: only the end of a text can be shown', { count: integer({ personal: true, mask: 2 }) }],
    [
      'things.secret: a field that not everybody sees cannot be searched',
      { secret: text({ personal: true, search: true }) },
    ],
    ['things.slug: a slug is made of a text field', { slug: text({ slugOf: 'nothing' }) }],
    ['things.slug: a slug is made of a text field', { slug: text({ slugOf: 'count' }), count: integer() }],
    [
      'things.price: its currency is no currency field',
      { price: money({ currency: 'name' }), currency: currency() },
    ],
    [
      'things.lines: price: its currency is no currency field of the record',
      { lines: listOf({ price: money({ currency: 'name' }) }) },
    ],
    ['things.count: its default is no value that it accepts', { count: integer({ min: 1, default: 0 }) }],
    [
      'things.currency: its default is no value that it accepts',
      { currency: currency({ options: ['EUR'], default: 'USD' }) },
    ],
    ['things.tint: its default is no value that it accepts', { tint: color({ default: 'red' }) }],
    [
      'things.lines: count: its default is no value that it accepts',
      { lines: listOf({ count: integer({ max: 1, default: 2 }) }) },
    ],
    ['things.version: every record has this already', { version: integer() }],
    ['things.lines: id: every record has this already', { lines: listOf({ id: text() }) }],
    ['things._x: a field is called by up to 40 letters and digits, the first one small', { _x: text() }],
    [
      'things.Ärger: a field is called by up to 40 letters and digits, the first one small',
      { Ärger: text() },
    ],
    [
      'things.lines: cost: readableBy is said of all rows together, or not at all',
      { lines: listOf({ cost: integer({ readableBy: ['admin'] }) }) },
    ],
    [
      'things.lines: cost: readOnly is said of all rows together, or not at all',
      { lines: listOf({ cost: integer({ readOnly: true }) }) },
    ],
    [
      'things.lines: code: unique is said of all rows together, or not at all',
      { lines: listOf({ code: text({ unique: true }) }) },
    ],
    [
      'things.lines: words: search is said of all rows together, or not at all',
      { lines: listOf({ words: tags({ search: true }) }) },
    ],
    ['things.lines: stage: rows have no state', { lines: listOf({ stage: open() }) }],
    ['things.lines: place: rows have no rank', { lines: listOf({ place: rank() }) }],
    ['things.lines: more: rows have no listOf', { lines: listOf({ more: listOf({ what: text() }) }) }],
    [
      'things: a board of states has no rank',
      { stage: open(), place: rank({ readOnly: true }) },
      { views: { board: { by: 'stage', rank: 'place' } } },
    ],
    ['things: there are two moves close', { one: open(), two: open() }],
    [
      'things: close is due at no moment',
      {
        stage: state(['open', 'shut'], {
          close: { from: 'open', to: 'shut', due: { from: 'open', at: 'name' } },
        }),
      },
    ],
    [
      'things.name: title, key, first order and what a call finds by are seen by everybody who reads the record',
      { name: text({ readableBy: ['admin'] }) },
    ],
    [
      'things.code: title, key, first order and what a call finds by are seen by everybody who reads the record',
      { code: text({ readableBy: ['admin'] }) },
      { sort: '-code' },
    ],
    ['things.code: the key is a unique field', { code: text() }, { key: 'code' }],
    [
      'things.after: a list is asked for other things by this name',
      { after: integer() },
      { filters: ['after'] },
    ],
    [
      'things.name: a computed field needs a name of its own',
      {},
      { computed: { name: [integer(), () => 1] } },
    ],
    ['things: user read: there is no field nothing', {}, { access: { user: { read: { nothing: 1 } } } }],
    [
      'things: user read: there is no field constructor',
      {},
      { access: { user: { read: { constructor: 1 } } } },
    ],
    ['things: user read: only a user is me', {}, { access: { user: { read: { id: me } } } }],
    [
      'things: user read: team does not refer to users',
      { team: ref('teams') },
      { access: { user: { read: { team: me } } } },
    ],
    ['things: user read: name is no reference', {}, { access: { user: { read: { name: { town: 'X' } } } } }],
    [
      'things: user read, team: there is no field nothing',
      { team: ref('teams') },
      { access: { user: { read: { team: { nothing: 1 } } } } },
    ],
    [
      'things: user read, team: name does not refer to users',
      { team: ref('teams') },
      { access: { user: { read: { team: { name: me } } } } },
    ],
    [
      'things: user read, team, lead: there is no field age',
      { team: ref('teams') },
      { access: { user: { read: { team: { lead: { age: 3 } } } } } },
    ],
    [
      'things: user tidy: what is done to the whole list depends on no record',
      {},
      { actions: { tidy: { on: 'list', output: {} } }, access: { user: { tidy: { name: 'X' } } } },
    ],
  ]
  it.each(cases)('%s', (fault, fields, more) => {
    expect(faultsWith(fields, more)).toContain(fault)
  })

  it('throws an error with all of its faults', () => {
    const things = declared('Things', { name: text(), ship: ref('ships') })
    expect(() => requireSound({ Things: things })).toThrow(
      'Things: a resource is called by up to 40 letters and digits, the first one small\nThings.ship: it refers to no declared resource',
    )
  })

  it('has a fault for an endpoint that another resource declares too', () => {
    const call = { method: 'GET', path: '/api/all', answer: 'all' } as const
    const things = declared('things', { name: text() }, { wire: { list: call } })
    const stuff = declared('stuff', { name: text() }, { wire: { own: { all: call } } })
    expect(appFaults({ things, stuff })).toEqual(['stuff: GET /api/all is declared twice'])
  })
})
