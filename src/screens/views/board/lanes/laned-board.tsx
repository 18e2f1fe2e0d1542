import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { Icon } from '#shell/icons'
import { useBoard } from '../board-context'
import { NewCard } from '../columns/new-card'
import { ColumnCards, MoreCards } from '../columns/column-cards'
import { ColumnHead } from '../columns/column-head'
import { cellIn, type Lane } from '../lane-cells'
import styles from './lanes.module.css'

const noHandle = null

/** A board in lanes: the heads of the columns, the lanes with a list of cards for each column, and the new cards. */
export function LanedBoard() {
  const { heads, lanes = [] } = useBoard()
  return (
    <div className={styles.lanes}>
      <div className={styles.heads}>
        {heads.map((column, index) => (
          <div key={column.id} className={styles.head}>
            <ColumnHead column={column} index={index} can={verbsOn(column)} handle={noHandle} />
          </div>
        ))}
      </div>
      {lanes.map((lane) => (
        <LaneRow key={lane.key} lane={lane} />
      ))}
      <div className={styles.row}>
        {heads.map((column) => (
          <div key={column.id} className={styles.foot}>
            <MoreCards column={column} />
            <NewCard column={column} />
          </div>
        ))}
      </div>
    </div>
  )
}

const verbsOn = (column: BoardColumn): readonly string[] =>
  (column['_can'] as readonly string[] | undefined) ?? []

/** One lane: its title with the number of cards, which folds it, and its cards by column. */
function LaneRow({ lane }: { readonly lane: Lane }) {
  const { t } = useTranslation()
  const { columns } = useBoard()
  const [isFolded, setFolded] = useState(false)
  const cells = columns.filter(({ id }) => cellIn(columns, id)?.lane.key === lane.key)
  const count = cells.reduce((sum, { total }) => sum + total, 0)
  return (
    <section className={styles.lane} aria-label={lane.title}>
      <h2 className={styles.title}>
        <button type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          <Icon name="caret-down" size={14} />
          <span dir="auto">{lane.title}</span>
          <small>
            <span className="visually-hidden">{t('board.cards', { count })}</span>
            <span aria-hidden="true">{count}</span>
          </small>
        </button>
      </h2>
      {!isFolded && (
        <div className={styles.row}>
          {cells.map((cell) => (
            <div key={cell.id} className={styles.cell} data-column>
              <ColumnCards column={cell} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
