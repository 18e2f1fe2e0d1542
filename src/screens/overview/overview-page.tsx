import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverviewAnswer } from '#define/overview/overview'
import { Page } from '#shell/navigation/page'
import { ErrorState, PageSkeleton } from '#shell/states'
import { ArrangeButton } from './arrange/arrange-button'
import { ArrangedTiles } from './arrange/arranged-tiles'
import { entriesOf, type Entry } from './arrange/entries'
import { useShownTiles } from './arrange/use-arrangement'
import { OverviewProvider } from './overview-context'
import { RangeBar } from './range/range-bar'
import { useRange } from './range/use-range'
import styles from './tiles/tiles.module.css'
import { useOverview, type OverviewOf } from './use-overview'

interface OverviewProps extends OverviewOf {
  /** The title of its page. */
  readonly title: string
  readonly children: ReactNode
}

/** Tiles that are not in the response may not be seen, unless they have no data of their own. */
const isVisible = ({ tiles }: OverviewAnswer, { name, element }: Entry): boolean =>
  name in tiles || (element.props as { readonly hasNoData?: true }).hasNoData === true

/** The range controls of an overview, and its tiles once the figures have loaded. */
export function Overview({ name, resource, title, children }: OverviewProps) {
  const { t } = useTranslation()
  const { range, today, change } = useRange()
  const { answer, error, isFetching, retry } = useOverview({ name, resource }, range)
  const { tiles, setTiles } = useShownTiles(answer)
  return (
    <>
      <RangeBar range={range} today={today} answer={answer} onChange={change}>
        {answer && (
          <ArrangeButton
            page={name}
            title={title}
            answer={answer}
            entries={entriesOf(children).filter((entry) => isVisible(answer, entry))}
            tiles={tiles}
            onChange={setTiles}
            onWritten={retry}
            onClose={() => setTiles(undefined)}
          />
        )}
      </RangeBar>
      <p role="status" className="visually-hidden">
        {isFetching ? t('overview.updating') : ''}
      </p>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !answer && <PageSkeleton />}
      {!error && answer && (
        <OverviewProvider value={answer}>
          <div className={isFetching ? styles.busy : undefined} aria-busy={isFetching}>
            <ArrangedTiles tiles={tiles}>{children}</ArrangedTiles>
          </div>
        </OverviewProvider>
      )}
    </>
  )
}

/** An overview as a page of its own. */
export const OverviewPage = (overview: OverviewProps) => (
  <Page title={overview.title}>
    <Overview {...overview} />
  </Page>
)
