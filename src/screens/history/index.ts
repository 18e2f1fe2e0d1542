export { EntrySection } from './entry-section'
export { FieldHistoryButton } from './field-history-button'
export { HistorySection } from './history-section'
