import type { CalendarEvent } from '../calendar-events.resource'

/**
 * Meetings: title, minutes, colour, location, description, and the hour if fixed. Where the location names a room, it
 * is booked.
 */
export type Meeting = readonly [
  title: string,
  minutes: number,
  color: CalendarEvent['color'],
  location?: string,
  description?: string | null,
  hour?: number,
]

export const meetings: readonly Meeting[] = [
  [
    'Onboarding call with Nordwind Logistics',
    45,
    'blue',
    'Video call',
    'Collection accounts in EUR and SEK, then payouts to suppliers in Poland.',
  ],
  ['Design review: payout batches', 60, 'purple', 'Room Elbe'],
  ['与深圳团队同步结算进度', 30, 'cyan', '视频会议', '确认本周的人民币结算批次和未对账的款项。'],
  ['Interview: treasury analyst', 60, 'orange', 'Room Spree'],
  [
    'Quarterly numbers with the bank',
    90,
    'green',
    'Friedrichstraße 95, Berlin',
    'Bring the reconciliation of safeguarded funds.',
  ],
  ['Security drill: lost laptop', 30, 'red', 'Everywhere'],
  ['Demo for Lumen Retail', 45, 'blue', 'Video call'],
  ['Contract review with counsel', 60, 'grey', 'Room Havel'],
  ['供应商付款流程培训', 60, 'green', '上海办公室 3 楼'],
  ['Lunch with the new colleagues', 75, 'orange', 'Markthalle Neun', null, 12],
  ['Chargeback cases of the week', 45, 'red', 'Room Spree', 'Twelve open cases, four of them due on Friday.'],
  ['Roadmap: issuing', 90, 'purple', 'Room Elbe'],
  ['Call with the scheme about interchange', 30, 'blue', 'Video call'],
  ['FX desk: corridor EUR–CNY', 30, 'cyan', 'Desk 4', 'Spread and volumes; quotes that were not taken.'],
  ['One to one', 30, 'grey'],
  ['外汇报价接口评审', 60, 'purple', '会议室 浦江'],
  ['Customer council', 120, 'green', 'Room Elbe', 'Six customers, three questions: fees, speed, statements.'],
  ['Rehearsal of the trade fair talk', 60, 'orange', 'Auditorium'],
  ['Incident review: delayed SEPA file', 45, 'red', 'Video call'],
  ['KYC backlog', 30, 'grey', 'Desk 2'],
]

/** Whole-day events: title, number of days, and colour. */
export const wholeDays: readonly (readonly [
  title: string,
  days: number,
  color: CalendarEvent['color'],
  location?: string,
])[] = [
  ['Trade fair: Payments Europe', 3, 'orange', 'Messe Frankfurt'],
  ['Amelia on holiday', 5, 'green'],
  ['Audit on site', 2, 'red', 'Friedrichstraße 95, Berlin'],
  ['国内放假', 3, 'red'],
  ['Release of the payout API', 1, 'purple'],
  ['Move to the new office', 2, 'grey', 'Friedrichstraße 95, Berlin'],
  ['VAT return is due', 1, 'red'],
  ['Team day in Hamburg', 1, 'cyan', 'Hamburg'],
]

/**
 * Repeated events: title, hour in the time zone, minutes, rule, time zone, colour and room; without an hour it
 * lasts the whole day.
 */
export const series: readonly (readonly [
  title: string,
  hour: number | undefined,
  minutes: number,
  rule: string,
  zone: string,
  color: CalendarEvent['color'],
  location?: string,
])[] = [
  ['Morning check of payments', 9, 15, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Europe/Berlin', 'blue'],
  ['Weekly with the Shanghai office', 17, 45, 'FREQ=WEEKLY;BYDAY=WE', 'Asia/Shanghai', 'cyan'],
  ['All hands', 16, 60, 'FREQ=MONTHLY;BYDAY=-1TH', 'Europe/Berlin', 'purple'],
  ['Salaries are paid', undefined, 0, 'FREQ=MONTHLY;BYMONTHDAY=25', 'UTC', 'green'],
  ['Sprint planning', 10, 90, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'Europe/Berlin', 'orange', 'Room Havel'],
  ['New York settlement window', 15, 30, 'FREQ=WEEKLY;BYDAY=TU,FR', 'America/New_York', 'red'],
  ['公司周年庆', undefined, 0, 'FREQ=YEARLY', 'UTC', 'orange'],
  ['Language hour: Chinese', 12, 45, 'FREQ=WEEKLY;BYDAY=TH;COUNT=20', 'Europe/Berlin', 'grey', 'Room Spree'],
]
