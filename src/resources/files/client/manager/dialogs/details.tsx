import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { DownloadLink } from '#screens/attachments/download-link'
import { formatBytes } from '#base/format/bytes'
import { drawValue } from '#screens/fields/draw'
import { useRenderContext } from '#screens/fields/use-render-context'
import { Icon } from '#shell/icons'
import { useEntryItems, type Asking } from '../entry-menu'
import styles from './details.module.css'
import { Preview } from './preview'
import { nameOf, type FileWork } from '../use-file-work'

interface DetailsProps {
  readonly row: Row
  readonly work: FileWork
  readonly onAsk: (asking: Asking) => void
  readonly onClose: () => void
}

/** The details of a file beside the list: preview, fields and actions. */
export function Details({ row, work, onAsk, onClose }: DetailsProps) {
  const { t } = useTranslation()
  const items = useEntryItems({ entry: { resource: 'files', row }, work, onAsk })
  const content = row['content'] as string | null
  const name = nameOf(row)
  const element = useRef<HTMLElement>(null)
  // On a narrow page the details are above the list and may be out of view.
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight) element.current?.scrollIntoView({ block: 'start' })
  }, [row.id])
  return (
    <aside ref={element} className={styles.details} aria-label={t('files.details', { name })}>
      <header>
        <h2>{name}</h2>
        <button
          type="button"
          className="icon-button small"
          aria-label={t('files.closeDetails')}
          onClick={onClose}
        >
          <Icon name="x" size={18} />
        </button>
      </header>
      <Preview row={row} />
      <div className={styles.buttons}>
        {content && (
          <DownloadLink className="button" content={content} name={name}>
            <Icon name="download-simple" size={18} />
            {t('files.download')}
          </DownloadLink>
        )}
        {items.map(({ label, run }) => (
          <button key={label} type="button" onClick={run}>
            {label}
          </button>
        ))}
      </div>
      <Known row={row} />
    </aside>
  )
}

/** The fields of a file. */
function Known({ row }: { row: Row }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const around = useRenderContext()
  const resource = useApp()['files'] as AnyResource
  const rendered = (name: string) => {
    const field = resource.fields[name]
    return field ? drawValue(field, row[name], { resource, name, row }, around) : null
  }
  return (
    <dl className={styles.known}>
      <dt>{t('files.size')}</dt>
      <dd>{formatBytes(Number(row['size']), around.locale)}</dd>
      {['kind', 'folder', 'owner', 'tags'].map((name) => (
        <div key={name}>
          <dt>{labels.field(resource, name)}</dt>
          <dd>{rendered(name)}</dd>
        </div>
      ))}
      <dt>{t('files.changed')}</dt>
      <dd>
        {drawValue({ kind: 'datetime' }, row['updatedAt'], { resource, name: 'updatedAt', row }, around)}
      </dd>
    </dl>
  )
}
