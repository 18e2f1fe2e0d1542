export { RecordActions } from './record-actions'
export { recordVerbs, type RecordVerb } from './record-verbs'
export { useVerbs } from './use-verbs'
export { useVerbTexts } from './verb-texts'
