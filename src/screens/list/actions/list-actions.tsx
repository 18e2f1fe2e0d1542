import { lazy, Suspense, useState } from 'react'
import type { AnyResource } from '../../../define'
import { actionsOf } from '../../../define/reading'
import { holds } from '../../../providers/access'
import { useSession } from '../../../providers/auth/use-session'
import { useLabels } from '../../../providers/i18n/labels'

const loadDialog = () => import('./list-action-dialog')
const ListActionDialog = lazy(() => loadDialog().then((module) => ({ default: module.ListActionDialog })))

/** A button for each thing that is declared to be done with the list as a whole, for those who may. */
export function ListActions({ resource }: { resource: AnyResource }) {
  const labels = useLabels()
  const { permissions } = useSession()
  const [asked, setAsked] = useState<string>()
  const names = Object.entries(actionsOf(resource))
    .filter(([name, { on }]) => on === 'list' && holds(permissions, resource.name, name))
    .map(([name]) => name)
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => setAsked(name)}
        >
          {labels.action(resource, name)}
        </button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <ListActionDialog resource={resource} action={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
