import { useTranslation } from 'react-i18next'
import type { FiguresTile } from '#define/overview'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of arrivals, departures and free rooms. */
export function BookingOverview() {
  const { t } = useTranslation()
  return (
    <OverviewPage name="booking" title={t('shell.pages.booking')}>
      <FigureTile tile="total" title={t('overview.booking.total')} />
      <FigureTile tile="income" title={t('overview.booking.income')} />
      <FigureTile tile="arrivals" title={t('overview.booking.arrivals')} />
      <FigureTile tile="departures" title={t('overview.booking.departures')} good="neither" />
      <TrendTile
        tile="statistics"
        title={t('overview.booking.statistics')}
        names={{ arrivals: t('overview.booking.arrivals'), cancelled: t('overview.booking.cancelled') }}
      />
      <SharesTile
        tile="available"
        title={t('overview.booking.available')}
        parts={freeAndTaken(t('overview.booking.free'), t('overview.booking.taken'))}
      />
      <RowsTile
        tile="newest"
        width={8}
        title={t('overview.booking.newest')}
        facts={['unit', 'arrivesOn', 'leavesOn']}
        ends={['price', 'status']}
      />
      <SharesTile tile="booked" title={t('overview.booking.booked')} />
      <RankingTile tile="kinds" title={t('overview.booking.kinds')} />
      <RankingTile tile="sources" title={t('overview.booking.sources')} />
      <RowsTile tile="reviews" title={t('overview.booking.reviews')} facts={['review']} rating="rating" />
    </OverviewPage>
  )
}

/** Rooms that are not taken are free. */
const freeAndTaken =
  (free: string, takenName: string) =>
  ({ lines }: FiguresTile) => {
    const [total, taken] = ['rooms', 'taken'].map((name) => lines.find(({ key }) => key === name))
    if (!total || !taken) return []
    const { behind: _, ...all } = total
    return [
      { name: free, line: { ...all, total: total.total - taken.total } },
      { name: takenName, line: taken },
    ]
  }
