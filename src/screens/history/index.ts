export { EntrySection } from './entry-section'
export { HistorySection } from './history-section'
