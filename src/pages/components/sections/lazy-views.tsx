import { lazy, Suspense } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { BoardSkeleton } from '#screens/views/board/board-skeleton'
import { Group, Section, type SectionProps } from '../section'

// The board and the calendar are larger than the rest of the page together.
const ViewsSection = lazy(() =>
  withDeferredTexts(() => import('./views')).then((module) => ({ default: module.ViewsSection })),
)

/** The other views of a list, loaded after the rest of the page. */
export const LazyViewsSection = (props: SectionProps) => (
  <Section id="views" title={props.texts.sections.views}>
    <Suspense
      fallback={
        <Group title={props.texts.views.reading} bare>
          <BoardSkeleton />
        </Group>
      }
    >
      <ViewsSection {...props} />
    </Suspense>
  </Section>
)
