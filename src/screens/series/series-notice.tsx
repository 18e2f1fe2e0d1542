import Alert from '@mui/material/Alert'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useSeriesTexts } from './use-series-texts'

/** Warns in a form that saving changes every occurrence of a series. */
export function SeriesNotice({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const texts = useSeriesTexts(resource, row)
  return texts && <Alert severity="info">{texts.changes}</Alert>
}
