import { listAnswer } from '#providers/data/answers'
import { listOf } from './list'
import { whenListIsOpen } from './opened-list'
import { renderList, type FirstView } from './render-list'
import { Rows } from './rows'

const view: FirstView = {
  layout: listOf(Rows),
  read: (answer, { wire }) => listAnswer(answer, wire?.list),
}

// The script that renders the rows of a list before the application has loaded.
whenListIsOpen((list) => {
  if (list.view === 'table') renderList(list, view).then(list.onSettled, list.onSettled)
})
