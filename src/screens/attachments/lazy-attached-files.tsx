import { lazy, Suspense } from 'react'
import type { AttachedFile } from '#define/attached'

const AttachedFiles = lazy(() =>
  import('./attached-files').then((module) => ({ default: module.AttachedFiles })),
)

/** The same as `AttachedFiles`, which few records have: its code is loaded with the first of them. */
export const LazyAttachedFiles = ({ files }: { readonly files: readonly AttachedFile[] }) => (
  <Suspense fallback={files.map(({ name }) => name).join(', ')}>
    <AttachedFiles files={files} />
  </Suspense>
)
