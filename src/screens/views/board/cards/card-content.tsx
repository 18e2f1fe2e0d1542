import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import { recordPath, titleOf } from '#base/format/record-path'
import { useBoard } from '../board-context'
import { CardFacts } from './card-facts'
import styles from './card.module.css'

interface CardContentProps {
  readonly row: Row
  readonly column: BoardColumn
  /** The menu of the card, beside its title. */
  readonly children?: ReactNode
}

/**
 * What is inside a card: its picture, its title as a link, and some values. Also rendered before the application has
 * loaded, so it has no state.
 */
export const CardContent = ({ row, column, children }: CardContentProps) => (
  <>
    <Cover row={row} />
    <div className={styles.top}>
      <Title row={row} />
      {children}
    </div>
    <CardFacts row={row} column={column} />
  </>
)

/** The picture of a card. The height is fixed, so that cards do not grow while pictures load. */
function Cover({ row }: { readonly row: Row }) {
  const { resource } = useBoard()
  const { cover } = resource.views?.board ?? {}
  const address = cover === undefined ? undefined : row[cover]
  if (typeof address !== 'string' || address === '') return null
  return <img className={styles.cover} src={address} alt="" loading="lazy" draggable={false} />
}

/** Links to the record's page; a plain click opens the record above the board. */
function Title({ row }: { readonly row: Row }) {
  const { resource, open } = useBoard()
  return (
    <Link
      className={styles.title}
      data-record
      draggable={false}
      to={recordPath(resource, 'show', row)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        open({ resource, id: row.id })
      }}
    >
      {titleOf(resource, row)}
    </Link>
  )
}
