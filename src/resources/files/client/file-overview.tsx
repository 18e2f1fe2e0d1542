import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#define/reading'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures, Tile } from '#screens/overview/tiles/tile'
import styles from '#screens/overview/tiles/tiles.module.css'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of stored and added files. */
export function FileOverview() {
  const { t } = useTranslation()
  const mayUpload = useCan({ resource: 'files', action: 'create' }).data?.can === true
  return (
    <OverviewPage name="file" title={t('shell.pages.file')}>
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
      {mayUpload && <Upload tile="upload" hasNoData title={t('overview.file.upload')} />}
    </OverviewPage>
  )
}

interface UploadProps {
  readonly tile: string
  readonly title: string
  readonly hasNoData: true
}

/** A link to the page where files are uploaded. */
function Upload({ title }: UploadProps) {
  const { t } = useTranslation()
  const files = useApp()['files']
  if (!files) return null
  return (
    <Tile width={4} className={styles.action}>
      <h2 className={styles.heading}>{title}</h2>
      <p>{t('overview.file.uploadText')}</p>
      <Link className="button" to={homeOf(files)}>
        {t('overview.file.toManager')}
      </Link>
    </Tile>
  )
}
