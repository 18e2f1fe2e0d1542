import { useGridApiRef, type DataGridProps } from '@mui/x-data-grid'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { messageOf } from '#providers/data/http/problem'
import { useRole } from '#providers/auth/use-auth'
import { isRowEditable, editableFields, cellKey, type CellLocation } from './editable-cells'
import { createDrafts, type Draft, type Edits } from './edits'
import { prefetchEditor } from './lazy-editor'
import { useSavedNotices } from '../../form/saving/use-saved-notices'
import { ValueRefusal, useValueSave } from '../../records/use-value-save'
import { useWriteQueue } from '../../records/use-write-queue'

type GridProps = Pick<
  DataGridProps<Row>,
  'apiRef' | 'isCellEditable' | 'processRowUpdate' | 'onProcessRowUpdateError' | 'onCellEditStop'
>

/** Stops the grid from closing a cell whose value is wrong. */
const refused = new Error('The value is wrong')

/**
 * Editing of cells: what is typed is checked as in a form, shown at once and saved. A cell that the server refuses is
 * opened again, with what was typed and the message.
 */
export function useEdits(resource: AnyResource) {
  const apiRef = useGridApiRef()
  const role = useRole()
  const save = useValueSave(resource, { enqueue: useWriteQueue(), notice: useSavedNotices(resource).saved })
  const [drafts] = useState(createDrafts)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  /** The records that other users have changed, on which the next attempt is based. */
  const bases = useRef(new Map<string, Row>())
  /** The cell that the grid is closing, by its record. */
  const closing = useRef(new Map<string, string>())
  const names = useMemo(() => editableFields(resource, role), [resource, role])
  usePrefetchedEditor(names.length > 0)
  const setFault = (cell: CellLocation, message: string | undefined) =>
    setFaults((before) => withFault(before, cell, message))
  const close = (cell: CellLocation) => {
    drafts.drop(cell)
    bases.current.delete(cellKey(cell))
    setFault(cell, undefined)
  }

  const reopen = (cell: CellLocation, draft: Draft, row: Row, { message, current }: ValueRefusal) => {
    if (current) bases.current.set(cellKey(cell), current)
    drafts.set(cell, draft)
    setFault(cell, message)
    // The record may be on another page by now.
    const grid = apiRef.current
    if (!grid?.getRow(cell.id) || grid.getCellMode(cell.id, cell.name) !== 'view') return
    grid.updateRows([current ?? row])
    const isOther = Object.keys(grid.state.editRows).length > 0
    grid.startCellEditMode({ id: cell.id, field: cell.name })
    // The user may have begun to edit another cell.
    if (!isOther) grid.setCellFocus(cell.id, cell.name)
  }

  const processRowUpdate: GridProps['processRowUpdate'] = (_, before, { rowId }) => {
    const cell = { id: String(rowId), name: closing.current.get(String(rowId)) ?? '' }
    const draft = drafts.of(cell)
    if (!draft) return before
    const { result } = draft
    if ('fault' in result) {
      setFault(cell, result.fault)
      throw refused
    }
    const { name } = cell
    const { value } = result
    const row = bases.current.get(cellKey(cell)) ?? before
    close(cell)
    if (Object.is(row[name], value)) return row
    save({ row, name, value }).catch((error: unknown) => reopen(cell, draft, row, refusalOf(error)))
    return { ...row, [name]: value }
  }

  const props: GridProps = {
    apiRef,
    isCellEditable: ({ row, field }) => names.includes(field) && isRowEditable(row),
    processRowUpdate,
    onProcessRowUpdateError: () => undefined,
    onCellEditStop: ({ id, field, reason }) => {
      closing.current.set(String(id), field)
      if (reason === 'escapeKeyDown') close({ id: String(id), name: field })
    },
  }
  const edits = useMemo<Edits>(
    () => ({
      resource,
      faults,
      draftOf: drafts.of,
      type: (cell, draft) => {
        drafts.set(cell, draft)
        setFaults((before) => withFault(before, cell, undefined))
      },
    }),
    [resource, faults, drafts],
  )
  return { apiRef, names, props: useStable(props), edits }
}

function usePrefetchedEditor(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) prefetchEditor()
  }, [isWanted])
}

/** The same functions over all renders, which call the latest ones, so that the grid is not rendered again. */
function useStable(props: GridProps): GridProps {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const { apiRef } = props
  return useMemo(
    () => ({
      apiRef,
      isCellEditable: (cell) => latest.current.isCellEditable?.(cell) ?? false,
      processRowUpdate: (next, before, about) =>
        latest.current.processRowUpdate?.(next, before, about) ?? next,
      onProcessRowUpdateError: () => undefined,
      onCellEditStop: (cell, event, details) => latest.current.onCellEditStop?.(cell, event, details),
    }),
    [apiRef],
  )
}

const refusalOf = (error: unknown): ValueRefusal =>
  error instanceof ValueRefusal ? error : new ValueRefusal(messageOf(error))

function withFault(
  faults: ReadonlyMap<string, string>,
  cell: CellLocation,
  message: string | undefined,
): ReadonlyMap<string, string> {
  const key = cellKey(cell)
  if (faults.get(key) === message) return faults
  const next = new Map(faults)
  if (message === undefined) next.delete(key)
  else next.set(key, message)
  return next
}
