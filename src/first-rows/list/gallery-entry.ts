import { listAnswer } from '#providers/data/answers'
import { Cards } from './gallery'
import { listOf } from './list'
import { whenListIsOpen } from './opened-list'
import { renderList, type FirstView } from './render-list'

const view: FirstView = {
  layout: listOf(Cards),
  read: (answer, { wire }) => listAnswer(answer, wire?.list),
}

// The script that renders the first cards of a gallery before the application has loaded.
whenListIsOpen((list) => {
  if (list.view === 'gallery') renderList(list, view).then(list.onSettled, list.onSettled)
})
