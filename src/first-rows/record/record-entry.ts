import { whenRecordIsOpen } from './opened-record'
import { renderRecord } from './render-record'

// The script that renders a record before the application has loaded.
whenRecordIsOpen((opened) => {
  renderRecord(opened).then(opened.onSettled, opened.onSettled)
})
