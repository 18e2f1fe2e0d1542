import { useTranslation } from 'react-i18next'
import { useCan } from '#providers/access'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures } from '#screens/overview/tiles/tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'
import { UploadTile } from './upload-tile'

/** The overview of stored and added files. */
export function FileOverview() {
  const { t } = useTranslation()
  const mayUpload = useCan({ resource: 'files', action: 'create' }).data?.can === true
  return (
    <OverviewPage name="file" resource="files" title={t('shell.pages.file')}>
      <Figures>
        <FigureTile
          tile="storage"
          title={t('overview.file.storage')}
          ownTitle={t('overview.own.file.storage')}
        />
        <FigureTile tile="files" title={t('overview.file.files')} ownTitle={t('overview.own.file.files')} />
        <FigureTile
          tile="bytes"
          title={t('overview.file.bytes')}
          ownTitle={t('overview.own.file.bytes')}
          good="neither"
        />
        <FigureTile
          tile="folders"
          title={t('overview.file.folders')}
          ownTitle={t('overview.own.file.folders')}
        />
      </Figures>
      <TrendTile
        tile="activityByKind"
        as="stacked"
        title={t('overview.file.activityByKind')}
        ownTitle={t('overview.own.file.activityByKind')}
      />
      <SharesTile tile="kinds" title={t('overview.file.kinds')} ownTitle={t('overview.own.file.kinds')} />
      <RowsTile
        tile="recent"
        width={8}
        title={t('overview.file.recent')}
        ownTitle={t('overview.own.file.recent')}
        facts={['folder', 'kind', 'createdAt']}
        ends={['owner']}
      />
      <RankingTile
        tile="largest"
        title={t('overview.file.largest')}
        ownTitle={t('overview.own.file.largest')}
      />
      <RankingTile
        tile="providers"
        title={t('overview.file.providers')}
        names={{
          disk: t('overview.file.provider.disk'),
          memory: t('overview.file.provider.memory'),
          database: t('overview.file.provider.database'),
        }}
      />
      <RankingTile tile="owners" title={t('overview.file.owners')} />
      {mayUpload && <UploadTile tile="upload" hasNoData title={t('overview.file.upload')} />}
    </OverviewPage>
  )
}
