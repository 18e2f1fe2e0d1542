import Alert from '@mui/material/Alert'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useSeriesWords } from './use-series-words'

/** Says in a form that what it saves changes every occurrence of a series. */
export function SeriesNotice({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const words = useSeriesWords(resource, row)
  return words && <Alert severity="info">{words.changes}</Alert>
}
