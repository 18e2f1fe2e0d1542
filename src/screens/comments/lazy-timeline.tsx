import { Suspense, use } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { PartBoundary } from '#shell/parts/part-boundary'
import styles from './comments.module.css'

const timeline = lazyModule(() => withDeferredTexts(() => import('./timeline')))

interface LazyTimelineProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** The comments on the page of a record, loaded after the page. */
export function CommentsSection(props: LazyTimelineProps) {
  if (props.resource.comments === undefined) return null
  return (
    <PartBoundary onFailure={timeline.forgetFailure}>
      <div className={styles.section}>
        <Suspense>
          <LoadedSection {...props} />
        </Suspense>
      </div>
    </PartBoundary>
  )
}

function LoadedSection(props: LazyTimelineProps) {
  const { Timeline } = use(timeline.load())
  return <Timeline {...props} />
}
