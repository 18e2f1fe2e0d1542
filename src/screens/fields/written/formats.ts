/** Formats of texts that few lists show. */
export { formatZone } from '#base/format/zone-name'
export { ruleSentence } from '../recurrence/sentence'
