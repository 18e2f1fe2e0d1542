import { createElement, use } from 'react'
import { useCan } from '../providers/access'
import { useApp } from '../providers/app-context'
import { customModule, type LazyCustomPage } from '../providers/custom-screens'
import { lazyModule } from '../base/loading/lazy-module'
import { ResourceProvider } from '../screens/resource-context'
import { AreaMark } from './errors/area-mark'
import { ErrorMessage } from './errors/error-pages'

const theme = lazyModule(() => import('../shell/theme/themed'))

/** A custom page, for users who may read its resource. */
export function CustomScreen({ page }: { page: LazyCustomPage }) {
  const resource = useApp()[page.resource ?? '']
  const mayRead = useCan({ resource: page.resource, action: 'read' }).data?.can === true
  if (!resource) return <Content page={page} />
  if (!mayRead) return <ErrorMessage kind="refused" />
  return (
    <ResourceProvider resource={resource}>
      <AreaMark resource={resource}>
        <Content page={page} />
      </AreaMark>
    </ResourceProvider>
  )
}

function Content({ page }: { page: LazyCustomPage }) {
  const module = customModule(page.load)
  const themed = theme.load()
  const screen = createElement(use(module.load()))
  const { Themed } = use(themed)
  return <Themed>{screen}</Themed>
}
