import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLocale } from '#base/format/use-locale'
import { useSeriesSize } from './use-series-size'

interface SeriesTexts {
  /** 'This changes all 5 occurrences.' */
  readonly changes: string
  /** 'This deletes all 5 occurrences.' */
  readonly deletes: string
}

/** The warnings before a recurring record is changed; undefined if it does not recur. */
export function useSeriesTexts(resource: AnyResource, row: Row | undefined): SeriesTexts | undefined {
  const { t } = useTranslation()
  const locale = useLocale()
  const count = useSeriesSize(resource, row)
  if (count === 1) return undefined
  if (count === undefined) return { changes: t('form.changesSeries'), deletes: t('show.deletesSeries') }
  const total = count.toLocaleString(locale)
  return { changes: t('form.changesAll', { total }), deletes: t('show.deletesAll', { total }) }
}
