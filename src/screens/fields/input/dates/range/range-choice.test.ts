import { describe, expect, it } from 'vitest'
import { completeRange, faultsOf, shownRange, withDay } from './range-choice'

const nothing = { from: undefined, to: undefined }

describe('days of the calendar', () => {
  it('the first day begins a range, and the second one completes it', () => {
    const first = withDay(nothing, '2036-10-22')
    expect(first).toEqual({ from: '2036-10-22', to: undefined })
    expect(completeRange(first)).toBeUndefined()
    expect(withDay(first, '2036-11-20')).toEqual({ from: '2036-10-22', to: '2036-11-20' })
  })

  it('a second day that is before the first one is the start', () => {
    expect(withDay({ from: '2036-10-22', to: undefined }, '2036-10-01')).toEqual({
      from: '2036-10-01',
      to: '2036-10-22',
    })
  })

  it('the same day twice is a range of one day', () => {
    const range = { from: '2036-10-22', to: '2036-10-22' }
    expect(withDay({ from: '2036-10-22', to: undefined }, '2036-10-22')).toEqual(range)
    expect(completeRange(range)).toEqual(range)
  })

  it('a day after a complete range begins another one', () => {
    const next = withDay({ from: '2036-10-22', to: '2036-11-20' }, '2036-11-01')
    expect(next).toEqual({ from: '2036-11-01', to: undefined })
  })

  it('a day after a typed end without a start begins a range', () => {
    expect(withDay({ from: 'soon', to: '2036-11-20' }, '2036-11-01')).toEqual({
      from: '2036-11-01',
      to: undefined,
    })
  })
})

describe('highlighted days', () => {
  it('are those of the range', () => {
    const range = { from: '2036-10-22', to: '2036-11-20' }
    expect(shownRange(range, '2036-12-01')).toEqual(range)
    expect(shownRange(nothing, '2036-12-01')).toBeUndefined()
  })

  it('lead to the day that is pointed at while the end is missing, in both directions', () => {
    const first = { from: '2036-10-22', to: undefined }
    expect(shownRange(first, '2036-10-25')).toEqual({ from: '2036-10-22', to: '2036-10-25' })
    expect(shownRange(first, '2036-10-20')).toEqual({ from: '2036-10-20', to: '2036-10-22' })
    expect(shownRange(first, undefined)).toEqual({ from: '2036-10-22', to: '2036-10-22' })
  })
})

describe('typed days', () => {
  it('are in order', () => {
    expect(faultsOf({ from: '2036-01-01', to: '2036-12-31' })).toEqual({})
    expect(faultsOf({ from: '2036-02-01', to: '2036-02-01' })).toEqual({})
  })

  it('have their fault at the end that causes it', () => {
    expect(faultsOf({ from: '2036-02-02', to: '2036-02-01' })).toEqual({
      to: { key: 'tooEarly', day: '2036-02-02' },
    })
    expect(faultsOf({ from: 'soon', to: '2036-01-01' })).toEqual({ from: { key: 'notADay' } })
    expect(faultsOf({ from: '2036-01-01', to: undefined })).toEqual({ to: { key: 'notADay' } })
    const both = { from: { key: 'notADay' }, to: { key: 'notADay' } }
    expect(faultsOf({ from: undefined, to: undefined })).toEqual(both)
  })
})
