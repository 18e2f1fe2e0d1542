import { renderList } from './render-list'
import { whenListIsOpen } from './opened-list'

// The script that renders the rows of a list before the application has loaded.
whenListIsOpen((list) => {
  if (list.view === 'table') renderList(list).then(list.onSettled, list.onSettled)
})
