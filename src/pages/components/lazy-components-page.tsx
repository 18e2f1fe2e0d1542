import { lazy, Suspense } from 'react'
import { PageSkeleton } from '#shell/states'

const ComponentsPage = lazy(() => import('.').then((module) => ({ default: module.ComponentsPage })))

/** The page of all components, loaded when it is opened. */
export const LazyComponentsPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    <ComponentsPage />
  </Suspense>
)
