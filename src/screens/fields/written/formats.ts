/** Formats of texts that few lists show. */
export { formatZoneAt } from './zone-at'
export { ruleSentence } from '../recurrence/sentence'
