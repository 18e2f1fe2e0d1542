import { lazy, Suspense } from 'react'
import { PageSkeleton } from '#shell/states'

const ComponentsPage = lazy(() => import('.').then((module) => ({ default: module.ComponentsPage })))

/** The page of all components, which nobody needs at first. */
export const LazyComponentsPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    <ComponentsPage />
  </Suspense>
)
