import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { Tile } from '#screens/overview/tiles/tile'
import { useDropped } from '#screens/uploads/use-dropped'
import { Icon } from '#shell/icons'
import { useFileChooser } from './use-file-chooser'
import { UploadList } from './manager/upload-list'
import { useFileUploads } from './manager/use-uploads'
import { useFileWork } from './manager/use-file-work'
import styles from './upload-tile.module.css'

interface UploadTileProps {
  readonly tile: string
  readonly title: string
  readonly hasNoData: true
}

/** Uploads files that are dropped or chosen, into the top folder. */
export function UploadTile({ title }: UploadTileProps) {
  const { t } = useTranslation()
  const files = useApp()['files']
  const { readAgain } = useFileWork()
  const uploads = useFileUploads(readAgain)
  const take = (chosen: readonly File[]) => uploads.add(chosen, { folder: undefined })
  const { chooser, open } = useFileChooser(take)
  const drop = useDropped(true, take)
  if (!files) return null
  return (
    <Tile width={4} className={styles.tile}>
      <h2 className={styles.heading}>
        <Link to={homeOf(files)}>{title}</Link>
      </h2>
      <div {...drop.handlers} className={styles.area} data-over={drop.isOver || undefined}>
        <Icon name="upload-simple" size={28} />
        <p>{drop.isOver ? t('files.drop') : t('overview.file.uploadText')}</p>
        <button type="button" className="button" onClick={open}>
          {t('files.upload')}
        </button>
        {chooser}
      </div>
      <UploadList uploads={uploads} />
    </Tile>
  )
}
