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
import { Tile } from '#screens/overview/tiles/tile'
import styles from '#screens/overview/tiles/tiles.module.css'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of stored and added files. */
export function FileOverview() {
  const { t } = useTranslation()
  return (
    <OverviewPage name="file" title={t('shell.pages.file')}>
      <FigureTile tile="storage" title={t('overview.file.storage')} />
      <FigureTile tile="files" title={t('overview.file.files')} />
      <FigureTile tile="bytes" title={t('overview.file.bytes')} good="neither" />
      <FigureTile tile="folders" title={t('overview.file.folders')} />
      <TrendTile tile="activityByKind" as="stacked" title={t('overview.file.activityByKind')} />
      <SharesTile tile="kinds" title={t('overview.file.kinds')} />
      <RowsTile
        tile="recent"
        width={8}
        title={t('overview.file.recent')}
        facts={['folder', 'kind', 'createdAt']}
        ends={['owner']}
      />
      <RankingTile tile="largest" title={t('overview.file.largest')} />
      <RankingTile tile="owners" width={6} title={t('overview.file.owners')} />
      <Upload />
    </OverviewPage>
  )
}

/** A link to the page where files are uploaded. */
function Upload() {
  const { t } = useTranslation()
  const files = useApp()['files']
  const mayCreate = useCan({ resource: 'files', action: 'create' }).data?.can === true
  if (!files || !mayCreate) return null
  return (
    <Tile width={6} className={styles.action}>
      <h2 className={styles.heading}>{t('overview.file.upload')}</h2>
      <p>{t('overview.file.uploadText')}</p>
      <Link className="button" to={homeOf(files)}>
        {t('overview.file.toManager')}
      </Link>
    </Tile>
  )
}
