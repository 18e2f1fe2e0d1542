import { lazy, Suspense, useState } from 'react'
import type { AnyResource } from '#define'
import { actionsOf } from '#define/reading'
import { useAccess } from '#providers/access'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'

const loadDialog = () => import('./list-action-dialog')
const ListActionDialog = lazy(() => loadDialog().then((module) => ({ default: module.ListActionDialog })))

const loadLong = () => withDeferredTexts(() => import('./long-action'))

/** A button for each declared list action that the user may use. */
export function ListActions({ resource }: { resource: AnyResource }) {
  const labels = useLabels()
  const can = useAccess()
  const [confirming, setConfirming] = useState<string>()
  const names = Object.entries(actionsOf(resource))
    .filter(([name, { on }]) => on === 'list' && can({ resource: resource.name, action: name }))
    .map(([name]) => name)
  const start = (name: string) => {
    if (!actionsOf(resource)[name]?.long) return setConfirming(name)
    void loadLong().then(({ runLongAction }) => runLongAction(resource, name, labels.action(resource, name)))
  }
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => start(name)}
        >
          {labels.action(resource, name)}
        </button>
      ))}
      {confirming && (
        <Suspense fallback={null}>
          <ListActionDialog
            resource={resource}
            action={confirming}
            onClose={() => setConfirming(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
