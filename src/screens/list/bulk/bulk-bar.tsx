import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { nothingSelected } from '#screens/list-model/table-props'
import type { ListModel } from '#screens/list-model/use-list-model'
import { PartBoundary } from '#shell/parts/part-boundary'
import { selectedIn } from './selected-in'

const SelectionBar = lazy(() =>
  withDeferredTexts(() => import('./selection-bar')).then((part) => ({ default: part.SelectionBar })),
)

/** Announces the number of selected records, and shows what can be done with them, which is loaded with the first. */
export function BulkBar({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const { count, written } = selectedIn(model)
  // It stays after the selection is cleared, as it contains the dialog of the last change.
  const [isUsed, setUsed] = useState(false)
  if (count > 0 && !isUsed) setUsed(true)
  return (
    <>
      <div role="status" className="visually-hidden">
        {count > 0 && t('list.selected', { count, total: written(count) })}
      </div>
      {isUsed && (
        <PartBoundary onFailure={() => model.select(nothingSelected)}>
          <Suspense>
            <SelectionBar model={model} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
