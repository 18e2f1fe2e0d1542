import { describe, expect, it } from 'vitest'
import { boolean, choice, defineResource, listOf, state, text } from '..'
import { layoutFaults } from '../faults/layout-faults'
import { emptyValueOf, firstStates, isShownIn, restSection, sectionsOf, summaryOf } from './layout-of'

const base = { label: ['Job', 'Jobs'], title: 'name', columns: ['name'], access: {} } as const
const fields = {
  name: text(),
  kind: choice(['own', 'outside'], { default: 'own' }),
  partner: text({ optional: true }),
  hints: listOf({ hint: text() }),
  isUrgent: boolean(),
  stage: state(['open', 'done'], { finish: { from: 'open', to: 'done' } }),
}
const jobs = defineResource('jobs', {
  ...base,
  fields,
  layout: { summary: { meta: ['kind'] }, sections: { job: { fields: ['name', 'kind'] } } },
  shownWhen: { partner: { kind: 'outside' }, hints: { stage: ['done'] } },
})

describe('the sections of a resource', () => {
  it('are those of the declaration, and one with all other fields but the times', () => {
    expect(sectionsOf(jobs, ['name', 'kind', 'partner', 'createdAt'])).toEqual([
      { name: 'job', fields: ['name', 'kind'] },
      { name: restSection, fields: ['partner'], isRest: true },
    ])
  })

  it('have no other one where each field is in a section', () => {
    expect(sectionsOf(jobs, ['name', 'kind']).map(({ name }) => name)).toEqual(['job'])
  })
})

describe('the summary', () => {
  it('has the first state field as its status unless another field is declared', () => {
    expect(summaryOf(jobs)).toEqual({ status: 'stage', meta: ['kind'] })
    expect(summaryOf({ ...jobs, layout: { summary: { status: 'kind' } } }).status).toBe('kind')
  })
})

describe('a field with a condition', () => {
  it('is part of a record whose values meet it', () => {
    expect(isShownIn(jobs, 'partner', { kind: 'outside' })).toBe(true)
    expect(isShownIn(jobs, 'partner', { kind: 'own' })).toBe(false)
    expect(isShownIn(jobs, 'hints', { stage: 'done' })).toBe(true)
    expect(isShownIn(jobs, 'hints', firstStates(jobs))).toBe(false)
    expect(isShownIn(jobs, 'name', {})).toBe(true)
  })

  it('is empty in other records', () => {
    expect([fields.partner, fields.hints, fields.isUrgent].map(emptyValueOf)).toEqual([null, [], false])
  })
})

describe('the faults of a layout', () => {
  it('are none in a sound declaration', () => {
    expect(layoutFaults(jobs)).toEqual([])
  })

  it.each([
    [{ sections: { a: { fields: ['name'] }, b: { fields: ['name'] } } }, {}, 'only one section'],
    [{ sections: { [restSection]: { fields: ['name'] } } }, {}, 'cannot be declared'],
    [{ summary: { meta: ['a', 'b', 'c', 'd', 'e'] } }, {}, 'at most 4 fields'],
    [{}, { name: { kind: 'own' } }, 'must be optional'],
    [{}, { partner: { partner: 'x' } }, 'cannot depend on itself'],
  ])('name the field: %j %j', (layout, shownWhen, fault) => {
    expect(layoutFaults({ ...jobs, layout, shownWhen }).join()).toContain(fault)
  })
})
