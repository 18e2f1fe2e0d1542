import { expect, it } from 'vitest'
import type { Row } from '#providers/data/answers'
import type { Occurrence } from '../events'
import { fewPerDay } from './few-per-day'

const at = (day: string, hour: number) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()
const occurrence = (id: string, day: string, hour: number, hours = 1): Occurrence => ({
  row: { id, title: id } as unknown as Row,
  span: {
    allDay: false,
    start: at(day, hour),
    end: new Date(Date.parse(at(day, hour)) + hours * 3_600_000).toISOString(),
  },
  at: undefined,
})
const titleOf = ({ row }: Occurrence) => String(row['title'])
const none = { whole: undefined, required: new Set<string>() }
const many = (count: number, day: string) =>
  Array.from({ length: count }, (_, index) =>
    occurrence(`${day} ${String(index).padStart(3, '0')}`, day, 23 - (index % 20)),
  )
const idsOn = (shown: readonly Occurrence[], day: string) =>
  shown.filter(({ row }) => row.id.startsWith(day)).map(({ row }) => row.id)

it('leaves nothing out of a month with few events', () => {
  const all = many(40, '2031-03-05')
  expect(fewPerDay(all, titleOf, none)).toEqual({ shown: all, leftOut: new Map() })
})

it('shows the first events of a day, and those of several days', () => {
  const long = occurrence('long', '2031-03-05', 20, 30)
  const all = [...many(200, '2031-03-05'), ...many(200, '2031-03-06'), long]
  const { shown, leftOut } = fewPerDay(all, titleOf, none)
  expect(shown).toContain(long)
  expect([...leftOut]).toEqual([
    ['2031-03-05', 194],
    ['2031-03-06', 194],
  ])
  const starts = shown.filter(({ row }) => row.id.startsWith('2031-03-05')).map(({ span }) => span.start)
  expect(new Set(starts)).toEqual(new Set([at('2031-03-05', 4)]))
})

it('shows all events of one day, and those that are required', () => {
  const all = [...many(200, '2031-03-05'), ...many(200, '2031-03-06')]
  const last = all.at(200) as Occurrence
  const required = new Set([`${last.row.id} `])
  const { shown, leftOut } = fewPerDay(all, titleOf, { whole: '2031-03-05', required })
  expect(idsOn(shown, '2031-03-05')).toHaveLength(200)
  expect(shown).toContain(last)
  expect(leftOut.get('2031-03-06')).toBe(193)
})
