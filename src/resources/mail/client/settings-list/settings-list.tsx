import type { ReactNode } from 'react'
import { ErrorState, LinesSkeleton } from '#shell/states'
import styles from './settings-list.module.css'

interface SettingsListProps<Item> {
  readonly title: string
  readonly help: string
  /** What is shown in place of an empty list. */
  readonly none: string
  /** Undefined until they have been read. */
  readonly items: readonly Item[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly className?: string | undefined
  /** Renders an item as a list item. */
  readonly line: (item: Item) => ReactNode
  /** What is below the list. */
  readonly children?: ReactNode
}

/** A section of the settings of mail with a list, such as the rules or the templates of the user. */
export function SettingsList<Item>(props: SettingsListProps<Item>) {
  const { title, help, none, items, error, onRetry, className = '', line, children } = props
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.what}>{help}</p>
      {!items &&
        (error ? (
          <ErrorState small error={error} onRetry={onRetry} />
        ) : (
          <LinesSkeleton rows={2} shape="person" />
        ))}
      {items?.length === 0 && <p className={styles.none}>{none}</p>}
      {items && items.length > 0 && <ul className={`${styles.list} ${className}`}>{items.map(line)}</ul>}
      {children}
    </section>
  )
}
