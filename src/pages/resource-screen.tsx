import { use, useEffect, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { AnyResource } from '../define'
import { roles, ruleFor } from '../define/access'
import { routesOf, type Routes } from '../define/reading'
import { useCan } from '../providers/access'
import { ListScreen } from '../screens/list'
import { ResourceProvider } from '../screens/resource-context'
import { withDeferredTexts } from '../base/i18n/deferred-texts'
import { lazyModule } from '../base/loading/lazy-module'
import { AreaMark } from './errors/area-mark'
import { ErrorMessage } from './errors/error-pages'
import { beforeFollowing } from './before-following'

type ScreenName = keyof Routes

interface LoadedScreen {
  readonly Themed: ComponentType<{ children: React.ReactNode }>
  readonly Screen: ComponentType
}

// The list is part of the first bundle; the other screens load with MUI on demand, or when a link to them is about to be
// followed.
const themed = (screen: () => Promise<ComponentType>) =>
  lazyModule<LoadedScreen>(async () => {
    const [{ Themed }, Screen] = await Promise.all([import('../shell/theme/themed'), screen()])
    return { Themed, Screen }
  })
const lazyScreens = {
  show: themed(() => import('../screens/show').then(({ ShowScreen }) => ShowScreen)),
  create: themed(() =>
    withDeferredTexts(() => import('../screens/form')).then(({ CreateScreen }) => CreateScreen),
  ),
  edit: themed(() => withDeferredTexts(() => import('../screens/form')).then(({ EditScreen }) => EditScreen)),
  print: themed(() =>
    withDeferredTexts(() => import('../screens/document')).then(({ DocumentScreen }) => DocumentScreen),
  ),
  import: themed(() =>
    withDeferredTexts(() => import('../screens/import')).then(({ ImportScreen }) => ImportScreen),
  ),
}

/** Allows screens whose code failed to load to be loaded again. */
export const forgetFailedScreens = (): void =>
  Object.values(lazyScreens).forEach(({ forgetFailure }) => forgetFailure())

const verbs = {
  list: 'read',
  show: 'read',
  create: 'create',
  edit: 'update',
  import: 'create',
  print: 'read',
} as const

/** A generated screen of a resource, for users who may see it. */
export function ResourceScreen({ resource, screen }: { resource: AnyResource; screen: ScreenName }) {
  const verb = verbs[screen]
  const mayDo = useCan({ resource: resource.name, action: verb }).data?.can === true
  if (!roles.some((role) => ruleFor(resource.access, role, verb) !== false))
    return <ErrorMessage kind="notFound" />
  if (!mayDo) return <ErrorMessage kind="refused" />
  return (
    <ResourceProvider resource={resource}>
      <AreaMark resource={resource}>
        {screen === 'list' ? <ListWithNext resource={resource} /> : <LazyScreen screen={screen} />}
      </AreaMark>
    </ResourceProvider>
  )
}

function LazyScreen({ screen }: { screen: Exclude<ScreenName, 'list'> }) {
  const module = lazyScreens[screen]
  const { Themed, Screen } = use(module.load())
  return (
    <Themed>
      <Screen />
    </Themed>
  )
}

/** The list; it prefetches the screens that its links lead to when one is about to be followed. */
function ListWithNext({ resource }: { resource: AnyResource }) {
  useEffect(() => beforeFollowing((path) => prefetchScreenAt(resource, path)), [resource])
  return <ListScreen />
}

/** The first that matches: the address of a new record could be that of a record. */
const screensByAddress = ['create', 'import', 'print', 'edit', 'show'] as const

function prefetchScreenAt(resource: AnyResource, path: string): void {
  const routes = routesOf(resource)
  const name = screensByAddress.find((screen) => routes[screen] && matchPath(routes[screen], path))
  if (name) lazyScreens[name].prefetch()
}
