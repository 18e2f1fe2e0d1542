import type { Page } from '@playwright/test'
import { at, calendarOf, make } from './calendar'

/** The dates of an event on whole days, as the API has them; `until` is the last one. */
export const days = (start: string, until: string) => ({
  allDay: true,
  start: `${start}T00:00:00.000Z`,
  end: `${until}T00:00:00.000Z`,
})

/** The dates of an event between two times. */
export const hours = (day: string, from: string, until: string, last = day) => ({
  allDay: false,
  start: at(day, from),
  end: at(last, until),
})

/**
 * Makes a series in November 2033 with a rule that only the application can compute, and an event beside it.
 * @returns their titles
 */
export async function makeLastWorkday(page: Page): Promise<readonly string[]> {
  await make(page, {
    title: 'Last workday',
    ...hours('2033-11-30', '09:00', '10:00'),
    recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20331201T000000Z',
    timezone: 'Europe/Berlin',
  })
  await make(page, { title: 'Beside it', ...hours('2033-11-16', '09:00', '10:00') })
  return ['Beside it', 'Last workday']
}

/**
 * The names, positions and looks of everything in a calendar: its title and tools, the days, and their events.
 * @param more selects further parts
 */
export const partsOf = (page: Page, more = '') =>
  calendarOf(page).evaluate(
    (calendar, selector) =>
      [
        ...calendar.querySelectorAll('h2, button, [role="columnheader"], [data-date]'),
        ...calendar.querySelectorAll(`[data-date] :is(a, [role="link"], [role="button"])${selector}`),
      ]
        // The application keeps events that have no room without showing them, and has a button for the keyboard alone.
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .filter((element) => element.closest('[class*="chooser"]') === null)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { color, backgroundColor, fontSize } = getComputedStyle(element)
          const box = [x, y, width, height].map((part) => Math.round(part))
          return [
            (element as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
            ...box,
            color,
            backgroundColor,
            fontSize,
          ].join(' ')
        }),
    more,
  )
