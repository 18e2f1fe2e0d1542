import { createElement, use } from 'react'
import { useCan } from '../providers/access'
import { useApp } from '../providers/app-context'
import { drawnModule, type DrawnPage } from '../providers/drawn'
import { lazyModule } from '../base/loading/lazy-module'
import { ResourceProvider } from '../screens/resource-context'
import { AreaMark } from './errors/area-mark'
import { ErrorMessage } from './errors/error-pages'

const theme = lazyModule(() => import('../shell/theme/themed'))

/** A page that is drawn by hand, for those who may read what it shows. */
export function DrawnScreen({ page }: { page: DrawnPage }) {
  const resource = useApp()[page.resource ?? '']
  const mayRead = useCan(page.resource ?? '', 'read')
  if (!resource) return <Drawn page={page} />
  if (!mayRead) return <ErrorMessage kind="refused" />
  return (
    <ResourceProvider resource={resource}>
      <AreaMark resource={resource}>
        <Drawn page={page} />
      </AreaMark>
    </ResourceProvider>
  )
}

function Drawn({ page }: { page: DrawnPage }) {
  const module = drawnModule(page.load)
  const themed = theme.load()
  const screen = createElement(use(module.load()))
  const { Themed } = use(themed)
  return <Themed>{screen}</Themed>
}
