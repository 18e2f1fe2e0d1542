import type { HTMLAttributes, Key } from 'react'
import styles from '../input.module.css'
import type { Option } from './record-options'

type Attributes = HTMLAttributes<HTMLLIElement> & { readonly key: Key }

/** An option of a picker: its title, and its note in a second line. */
export const renderOption = ({ key, ...attributes }: Attributes, { title, note }: Option) => (
  <li key={key} {...attributes}>
    {note === undefined ? (
      title
    ) : (
      <span className={styles.noted}>
        <bdi>{title}</bdi> <small dir="auto">{note}</small>
      </span>
    )}
  </li>
)
