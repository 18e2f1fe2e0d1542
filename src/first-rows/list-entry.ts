import { renderList } from './render-list'
import { takeList } from './opened-list'

// The script that renders the rows of a list before the application has loaded.
const list = takeList()
if (list?.view === 'table') renderList(list).then(list.onSettled, list.onSettled)
