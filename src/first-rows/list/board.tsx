import { titleOf } from '#base/format/record-path'
import { columnsOf, type BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import { CardContent } from '#screens/views/board/cards/card-content'
import { ColumnMark, CardCount } from '#screens/views/board/columns/column-facts'
import { firstCards } from '#screens/views/board/columns/use-shown-cards'
import { BoardSkeleton, FilterBones } from '#screens/views/board/board-skeleton'
import { hasBoardBar } from '#screens/views/board/quick-filter-fields'
import { lineUp } from '#screens/views/board/reading-order'
import { Icon } from '#shell/icons'
import boardStyles from '#screens/views/board/board.module.css'
import cardStyles from '#screens/views/board/cards/card.module.css'
import columnStyles from '#screens/views/board/columns/column.module.css'
import viewStyles from '#screens/views/board/quick-filters.module.css'
import { aroundOf } from '../around'
import type { Body, Shown } from './list'
import { currentPage, t } from '../page'
import { setBoard } from '../stand-ins/board-context'

/** The columns of a board with their first cards. What is pressed is pressed again once the application has loaded. */
export const Board: Body = ({ shown }) => {
  const { resource, others } = currentPage().data
  const { columns } = shown.answer ?? {}
  if (!columns) return <BoardSkeleton hasBar={hasBoardBar(resource)} />
  const columnResource = columnsOf(others, resource)
  const mayReadColumns = shown.permissions[columnResource?.name ?? '']?.includes('read')
  setBoard({
    resource,
    columnResource: mayReadColumns ? columnResource : undefined,
    around: aroundOf(shown.permissions),
    open: () => undefined,
  })
  return (
    <div className={viewStyles.view}>
      {hasBoardBar(resource) && <FilterBones />}
      <div className={boardStyles.board} data-frame>
        <div className={boardStyles.line}>
          {columns.map((column, index) => (
            <Column
              key={column.id}
              column={column}
              order={String(lineUp(index, columns.length).order ?? 0)}
              shown={shown}
              hasMenu={mayReadColumns === true && hasVerbs(column['_can'])}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Whether the user may do something with a record: only then it has a menu. */
const hasVerbs = (can: unknown): boolean => Array.isArray(can) && can.length > 0

interface ColumnProps {
  readonly column: BoardColumn
  /** Its position, as the CSS property. */
  readonly order: string
  readonly shown: Shown
  readonly hasMenu: boolean
}

function Column({ column, order, shown, hasMenu }: ColumnProps) {
  const rows = new Map(shown.answer?.data.map((row) => [row.id, row]))
  const cards = column.cardIds.slice(0, firstCards).flatMap((id) => rows.get(id) ?? [])
  return (
    <section className={columnStyles.column} style={{ order }} aria-label={column.title} data-column>
      <header className={columnStyles.head}>
        <h2 className={columnStyles.title}>
          <span className={columnStyles.handle}>
            <ColumnMark column={column} />
            {column.title}
          </span>
        </h2>
        <CardCount column={column} />
        {hasMenu && <MenuButton name={t('board.columnActions', { column: column.title })} />}
      </header>
      <ul className={columnStyles.cards} aria-label={column.title}>
        {cards.map((row) => (
          <Card key={row.id} row={row} column={column} />
        ))}
        {cards.length === 0 && <li className={columnStyles.nothing}>{t('board.noCards')}</li>}
      </ul>
      <NewCard column={column} shown={shown} />
    </section>
  )
}

function Card({ row, column }: { readonly row: Row; readonly column: BoardColumn }) {
  const { resource } = currentPage().data
  return (
    <li className={cardStyles.card}>
      <CardContent row={row} column={column}>
        {hasVerbs(row._can) && (
          <MenuButton
            name={t('list.actionsFor', { title: titleOf(resource, row) })}
            className={cardStyles.menu}
            size={16}
          />
        )}
      </CardContent>
    </li>
  )
}

interface MenuButtonProps {
  readonly name: string
  readonly className?: string | undefined
  readonly size?: number
}

const MenuButton = ({ name, className = 'icon-button', size = 18 }: MenuButtonProps) => (
  <button type="button" className={className} aria-haspopup="menu" aria-label={name}>
    <Icon name="dots-three-vertical" size={size} />
  </button>
)

/** The button for a new card, which is pressed again once the application has loaded. */
function NewCard({ column, shown }: Pick<ColumnProps, 'column' | 'shown'>) {
  const { data, texts } = currentPage()
  if (!shown.permissions[data.resource.name]?.includes('create')) return null
  const [, resource] = texts.resource
  return (
    <div className={columnStyles.foot}>
      <button
        type="button"
        className={columnStyles.add}
        aria-label={t('board.addCardTo', { resource, column: column.title })}
      >
        <Icon name="plus" size={16} />
        {t('board.addCard', { resource })}
      </button>
    </div>
  )
}
