import { Navigate, useLocation } from 'react-router-dom'
import { catalogueFor, isCatalogue } from '#define/lists/facets'
import { useCan } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { useRole } from '#providers/auth/use-auth'
import { Page } from '#shell/navigation/page'
import { RefusedState } from '#shell/states'
import { UnderListPart } from '../custom-part'
import { useResource } from '../resource-context'
import { ListActions } from './actions/list-actions'
import { CreateLink } from './toolbar/create-link'
import { List } from './list'
import { useListStart } from '../list-model/use-list-start'
import { useView } from '../list-model/use-view'
import { useListKeys } from './use-list-keys'

/** The generated list of a resource; search, filter, order and pages are computed by the server. */
export function ListScreen() {
  const resource = useResource()
  const labels = useLabels()
  const mayRead = useCan({ resource: resource.name, action: 'read' }).data?.can === true
  const [view] = useView(resource)
  useListKeys(resource, view)
  const start = useListStart(resource)
  const catalogue = catalogueFor(resource, useRole())
  const { search } = useLocation()
  if (catalogue !== undefined && view !== 'gallery') return <Navigate replace to={catalogue + search} />
  if (start !== undefined) return <Navigate replace to={start} />
  return (
    <Page
      title={labels.resource(resource)}
      compact={resource.compactHead}
      actions={
        // A catalogue is for those who choose from it.
        view === 'gallery' && isCatalogue(resource) ? null : (
          <>
            <ListActions resource={resource} />
            {/* A calendar has a button for a new record at its own time. */}
            {view !== 'calendar' && <CreateLink resource={resource} />}
          </>
        )
      }
    >
      {mayRead ? (
        <UnderListPart resource={resource}>
          {/* The key resets all state when the resource changes. */}
          <List key={resource.name} resource={resource} />
        </UnderListPart>
      ) : (
        <RefusedState />
      )}
    </Page>
  )
}
