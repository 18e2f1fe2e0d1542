import { expect, it } from 'vitest'
import { uidOf } from './uid-of'

it('finds the identifier of the event, also where its line is folded, and none elsewhere', () => {
  const event = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'UID:outer', 'BEGIN:VEVENT', ...lines].join('\r\n')
  expect(uidOf(event('SUMMARY:x', 'UID:abc@host', 'END:VEVENT'))).toBe('abc@host')
  expect(uidOf(event('UID:abc-', ' def@host', 'END:VEVENT'))).toBe('abc-def@host')
  expect(uidOf(event('UID;X-A=1:a:b'))).toBe('a:b')
  expect(uidOf('BEGIN:VCALENDAR\nUID:outer')).toBeUndefined()
  expect(uidOf('')).toBeUndefined()
})
