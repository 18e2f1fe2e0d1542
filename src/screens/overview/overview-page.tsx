import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverviewName } from '#define/overview'
import { Page } from '#shell/navigation/page'
import { ErrorState, PageSkeleton } from '#shell/states'
import { OverviewProvider } from './overview-context'
import { RangeBar } from './range/range-bar'
import { useRange } from './range/use-range'
import { Tiles } from './tiles/tile'
import styles from './tiles/tiles.module.css'
import { useOverview } from './use-overview'

interface OverviewProps {
  readonly name: OverviewName
  readonly children: ReactNode
}

/** The range controls of an overview, and its tiles once the figures have loaded. */
export function Overview({ name, children }: OverviewProps) {
  const { t } = useTranslation()
  const { range, today, change } = useRange()
  const { answer, error, isFetching, retry } = useOverview(name, range)
  return (
    <>
      <RangeBar range={range} today={today} answer={answer} onChange={change} />
      <p role="status" className="visually-hidden">
        {isFetching ? t('overview.updating') : ''}
      </p>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !answer && <PageSkeleton />}
      {!error && answer && (
        <OverviewProvider value={answer}>
          <div className={isFetching ? styles.busy : undefined} aria-busy={isFetching}>
            <Tiles>{children}</Tiles>
          </div>
        </OverviewProvider>
      )}
    </>
  )
}

/** An overview as a page of its own. */
export const OverviewPage = ({ title, ...overview }: OverviewProps & { title: string }) => (
  <Page title={title}>
    <Overview {...overview} />
  </Page>
)
