import { useMemo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { titleOf } from '#base/format/record-path'
import { drawTableCell, meansRow } from './cell'
import { leastWidth, pinOffsets, rowHeights, tracksOf, type Column } from '../list-model/columns'
import { ariaSort, HeadLabel } from './head'
import { boxClass, pinClasses, pinsClass } from './pin-classes'
import { useAmountWidths } from './use-amount-widths'
import { SumsRow } from './sums-row'
import styles from './table.module.css'
import { isSelected, pageToggled, toggled, type TableProps } from '../list-model/table-props'

/**
 * The rows as a plain table. It is part of the first bundle, has all functions of a table, and the same dimensions as
 * the data grid that replaces it.
 */
export function QuickTable(given: TableProps) {
  const props = useAmountWidths(given)
  const { columns, rows, selection, stale, label, density } = props
  const body = useBody(props)
  // Until there are rows it has nothing to focus, but it can be scrolled.
  const isBare = !rows && !selection && !columns.some(({ sortable }) => sortable)
  const layout = {
    '--tracks': tracksOf(columns, selection !== undefined),
    '--row-height': `${rowHeights[density]}px`,
    minWidth: leastWidth(columns, selection !== undefined),
    ...pinOffsets(columns, selection !== undefined),
  } as CSSProperties
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div className={`${styles.scroller} ${pinsClass}`} tabIndex={isBare ? 0 : undefined}>
      <table
        className={styles.table}
        style={layout}
        aria-label={label}
        aria-busy={!rows || stale}
        data-stale={stale || undefined}
      >
        <Head {...props} />
        <tbody>{body ?? <Skeleton columns={columns} selectable={selection !== undefined} />}</tbody>
        {rows && props.sums && (
          <SumsRow
            columns={columns}
            sums={props.sums}
            before={selection && <td aria-hidden="true" className={boxClass(columns)} />}
          />
        )}
      </table>
    </div>
  )
}

/** The rows, which do not render again while only the order or the page changes and the next rows load. */
function useBody(props: TableProps) {
  const { resource, columns, rows, around, selection, onSelect, onOpen, actions } = props
  const { t } = useTranslation()
  return useMemo(
    () =>
      rows?.map((row) => (
        <TableRow
          key={row.id}
          resource={resource}
          columns={columns}
          around={around}
          selection={selection}
          onSelect={onSelect}
          onOpen={onOpen}
          actions={actions}
          row={row}
          select={t('list.select', { title: titleOf(resource, row) })}
        />
      )),
    [resource, columns, rows, around, selection, onSelect, onOpen, actions, t],
  )
}

function Head({ columns, sorts, onSort, selection, rows = [], onSelect }: TableProps) {
  const { t } = useTranslation()
  const pinned = pinClasses(columns)
  return (
    <thead>
      <tr className={styles.head}>
        {selection && (
          <th scope="col" className={`${styles.select} ${boxClass(columns) ?? ''}`}>
            <input
              type="checkbox"
              aria-label={t('list.selectPage')}
              checked={rows.length > 0 && rows.every((row) => isSelected(selection, row))}
              disabled={rows.length === 0}
              onChange={() => onSelect(pageToggled(selection, rows))}
            />
          </th>
        )}
        {columns.map(({ name, label, sortable, atEnd }) => (
          <th
            key={name}
            scope="col"
            className={pinned.get(name)}
            data-end={atEnd}
            aria-sort={ariaSort(name, sorts)}
          >
            {sortable ? (
              <button type="button" className={styles.sort} onClick={(event) => onSort(name, event.shiftKey)}>
                <HeadLabel label={label} name={name} sorts={sorts} />
              </button>
            ) : (
              <HeadLabel label={label} name={name} sorts={sorts} />
            )}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">{t('list.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = Pick<
  TableProps,
  'resource' | 'columns' | 'around' | 'selection' | 'onSelect' | 'onOpen' | 'actions'
> & { readonly row: Row; readonly select: string }

function TableRow(props: RowProps) {
  const { resource, columns, row, around, selection, onSelect, onOpen, actions, select } = props
  const selected = selection !== undefined && isSelected(selection, row)
  const pinned = pinClasses(columns)
  return (
    <tr
      className={styles.row}
      data-selected={selected || undefined}
      onClick={(event) => meansRow(event) && onOpen(row)}
    >
      {selection && (
        <td className={`${styles.select} ${boxClass(columns) ?? ''}`}>
          <input
            type="checkbox"
            aria-label={select}
            checked={selected}
            onChange={() => onSelect(toggled(selection, row))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.name} className={pinned.get(column.name)} data-end={column.atEnd}>
          {drawTableCell(resource, column, row, around)}
        </td>
      ))}
      <td className={styles.actions}>{actions(row)}</td>
    </tr>
  )
}

const rowsOfSkeleton = Array.from({ length: 10 }, (_, index) => index)

const Skeleton = ({ columns, selectable }: { columns: readonly Column[]; selectable: boolean }) =>
  rowsOfSkeleton.map((index) => (
    <tr key={index} className={styles.row} aria-hidden="true">
      {selectable && <Bone width="18px" className={styles.select} />}
      {columns.map(({ name }) => (
        <Bone key={name} width={`${45 + ((index * 17 + name.length * 13) % 45)}%`} />
      ))}
      <Bone width="18px" className={styles.actions} />
    </tr>
  ))

const Bone = ({ width, className }: { width: string; className?: string | undefined }) => (
  <td aria-hidden="true" className={className}>
    <span className={styles.bone} style={{ width }} />
  </td>
)
