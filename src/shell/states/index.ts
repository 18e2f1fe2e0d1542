export { Illustration } from './illustration'
export type { Scene } from './scene'
export { EmptyState, ErrorState, OfflineState, RefusedState } from './states'
export { FormSkeleton, PageSkeleton, RecordSkeleton, TableSkeleton } from './skeletons'
