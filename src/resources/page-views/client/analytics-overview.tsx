import { useTranslation } from 'react-i18next'
import { OverviewPage } from '#screens/overview/overview-page'
import { CountryMapTile } from '#screens/overview/tiles/country-map-tile'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { HeatMapTile } from '#screens/overview/tiles/heat-map-tile'
import { RadarTile } from '#screens/overview/tiles/radar-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures } from '#screens/overview/tiles/tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of page views and conversions. */
export function AnalyticsOverview() {
  const { t } = useTranslation()
  return (
    <OverviewPage name="analytics" resource="pageViews" title={t('shell.pages.analytics')}>
      <Figures>
        <FigureTile tile="views" title={t('overview.analytics.views')} />
        <FigureTile tile="visitors" title={t('overview.analytics.visitors')} />
        <FigureTile tile="conversion" title={t('overview.analytics.conversion')} />
        <FigureTile tile="enquiries" title={t('overview.analytics.enquiries')} good="neither" />
      </Figures>
      <TrendTile
        tile="visits"
        as="lines"
        title={t('overview.analytics.visits')}
        names={{ views: t('overview.analytics.views'), visitors: t('overview.analytics.visitors') }}
      />
      <RadarTile tile="traffic" title={t('overview.analytics.traffic')} />
      <CountryMapTile tile="map" title={t('overview.analytics.map')} />
      <RankingTile tile="countries" title={t('overview.analytics.countries')} />
      <HeatMapTile tile="calendar" title={t('overview.analytics.calendar')} />
      <TrendTile
        tile="vitals"
        as="lines"
        title={t('overview.analytics.vitals')}
        names={{
          lcp: t('overview.analytics.lcp'),
          fcp: t('overview.analytics.fcp'),
          ttfb: t('overview.analytics.ttfb'),
          inp: t('overview.analytics.inp'),
        }}
      />
      <RankingTile tile="conversions" title={t('overview.analytics.conversions')} />
      <TrendTile tile="sites" as="stacked" title={t('overview.analytics.sites')} />
      <SharesTile tile="devices" title={t('overview.analytics.devices')} />
      <RankingTile tile="pages" title={t('overview.analytics.pages')} />
      <SharesTile tile="subjects" title={t('overview.analytics.subjects')} />
      <RowsTile tile="news" title={t('overview.analytics.news')} facts={['author', 'publishAt']} />
      <RowsTile
        tile="timeline"
        isTimeline
        title={t('overview.analytics.timeline')}
        facts={['buyer', 'createdAt']}
        ends={['total', 'status']}
      />
      <RowsTile
        tile="tasks"
        title={t('overview.analytics.tasks')}
        facts={['column', 'dueOn']}
        ends={['priority']}
      />
    </OverviewPage>
  )
}
