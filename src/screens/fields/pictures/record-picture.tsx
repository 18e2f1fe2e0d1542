import type { AnyResource } from '#define'
import { hasPortraits, summaryOf } from '#define/layout/layout-of'
import { titleOf, type Row } from '#base/format/record-path'
import { Avatar } from '#shell/parts/avatar/avatar'
import { Photo } from '#shell/parts/avatar/photo'
import styles from './record-picture.module.css'

interface RecordPictureProps {
  readonly resource: AnyResource
  readonly row: Row
  /** In pixels; the box has this size also without a picture, so that nothing moves. */
  readonly size: 24 | 36 | 40 | 64
}

/**
 * The picture in the summary of a record: of a person their avatar, of a thing a thumbnail. Nothing if the resource
 * declares no picture. The title is beside it, so it is hidden from screen readers.
 */
export function RecordPicture({ resource, row, size }: RecordPictureProps) {
  const { image } = summaryOf(resource)
  if (image === undefined) return null
  const value = row[image]
  const address = typeof value === 'string' && value !== '' ? value : undefined
  return (
    <span aria-hidden="true" className={styles.picture} data-record-picture>
      {hasPortraits(resource) ? (
        <Avatar
          person={{ id: row.id, displayName: titleOf(resource, row), photoURL: address ?? null }}
          size={size}
        />
      ) : (
        <span className={styles.thing} style={{ width: size, height: size }}>
          <Placeholder />
          {address !== undefined && <Photo address={address} size={size} />}
        </span>
      )}
    </span>
  )
}

const Placeholder = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round">
    <path d="M2.5 3.5h11v9h-11zM2.5 11l3.5-3.5 3 3 1.5-1.5 3 2.5M10.4 6.2h.1" strokeLinecap="round" />
  </svg>
)
