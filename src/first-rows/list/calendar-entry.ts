import { listAnswer } from '#providers/data/answers'
import { requestCalendars, type Colors } from '../calendar/calendars'
import { firstModes } from '../calendar/first-modes'
import { calendarAt, calendarOf } from './calendar'
import { listOf } from './list'
import { whenListIsOpen } from './opened-list'
import { renderList, type FirstView } from './render-list'

// The script that renders the first events of a calendar before the application has loaded.
whenListIsOpen((list) => {
  if (list.view !== 'calendar') return
  if (!firstModes.includes(calendarAt(list).mode)) return list.onSettled()
  let colors: Colors | undefined
  const view: FirstView = {
    layout: listOf(calendarOf(() => colors)),
    read: (answer, { wire }) => listAnswer(answer, wire?.list),
  }
  const rows = requestCalendars().then((arrived) => {
    colors = arrived
    return list.rows
  })
  renderList({ ...list, rows }, view).then(list.onSettled, list.onSettled)
})
