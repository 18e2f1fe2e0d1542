import type { HTMLAttributes, Key } from 'react'
import type { AnyResource } from '#define'
import { RecordPicture } from '../../pictures/record-picture'
import styles from '../input.module.css'
import type { Option } from './record-options'

type Attributes = HTMLAttributes<HTMLLIElement> & { readonly key: Key }

/** Draws an option of a picker of a resource: the picture of the record, its title, and its note in a second line. */
export function optionOf(resource: AnyResource) {
  return ({ key, ...attributes }: Attributes, { title, note, row }: Option) => (
    <li key={key} {...attributes}>
      <span className={styles.option}>
        {row && <RecordPicture resource={resource} row={row} size={24} />}
        <span className={styles.noted}>
          <bdi>{title}</bdi>
          {note !== undefined && <small dir="auto">{note}</small>}
        </span>
      </span>
    </li>
  )
}
