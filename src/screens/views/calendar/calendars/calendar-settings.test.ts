import { expect, it } from 'vitest'
import { readSettings } from './calendar-settings'

it('stored settings are read, and what is no setting is left out', () => {
  expect(readSettings('{"hidden":["a",""],"last":"b"}')).toEqual({ hidden: ['a', ''], last: 'b' })
  expect(readSettings('{"hidden":["a",1,null],"last":2,"other":true}')).toEqual({ hidden: ['a'] })
  for (const stored of [null, '', '[]', 'null', '{', '{"hidden":"a"}'])
    expect(readSettings(stored), String(stored)).toEqual({ hidden: [] })
})
