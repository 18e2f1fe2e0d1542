import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'

const EntryChange = lazy(() =>
  withDeferredTexts(() => import('./entry-change').then((module) => ({ default: module.EntryChange }))),
)

/** What a change entry changed, on the entry's own page. */
export function EntrySection({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<p role="status">{t('show.historyLoading')}</p>}>
      <EntryChange resource={resource} row={row} />
    </Suspense>
  )
}
