import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { moved } from '../../list-model/state/preferences'
import type { Column } from '../../list-model/columns'
import { inFrontOf, type Drop } from './column-order'
import { dragHead } from './drag-head'
import { headNamed, headOf, nameOf } from './heads'
import styles from './reorder.module.css'

interface ColumnMoverProps {
  readonly columns: readonly Column[]
  readonly onColumns: (names: readonly string[]) => void
}

/**
 * Moves the columns of the data grid beside it: a head is dragged with a mouse or pen, or moved with Alt, Shift and an
 * arrow key. The community version of the grid has no such function. Touch scrolls the table; there the panel of the
 * columns has buttons.
 */
export function ColumnMover({ columns, onColumns }: ColumnMoverProps) {
  const { t } = useTranslation()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const table = element?.parentElement ?? undefined
  const [over, setOver] = useState<Drop>()
  const [message, setMessage] = useState('')
  const focusHead = useFocusAfterMove(table, columns)
  useShortcut('Shift+Alt+arrows-left-right', { group: 'list', label: t('shortcuts.moveColumn') })
  const names = columns.map(({ name }) => name)
  const show = (name: string, next: readonly string[]) => {
    if (next.every((item, index) => item === names[index])) return
    const column = columns.find((item) => item.name === name)?.label ?? name
    setMessage(t('paging.columnMoved', { column, position: next.indexOf(name) + 1, count: next.length }))
    onColumns(next)
  }
  const drop = useEffectEvent((name: string, other: string | undefined) =>
    show(name, inFrontOf(names, name, other)),
  )
  const press = useEffectEvent((event: PointerEvent) => {
    const head = event.target && headOf(event.target, names)
    if (!head || !table || event.button !== 0 || event.pointerType === 'touch') return undefined
    const name = nameOf(head)
    const { left } = table.getBoundingClientRect()
    return dragHead(event, {
      table,
      names,
      onOver: (at) => setOver(at && { ...at, x: at.x - left }),
      onDrop: (at) => drop(name, at.name),
    })
  })
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey && event.shiftKey ? steps[event.key] : undefined
    const head = event.target && headOf(event.target, names)
    if (step === undefined || !head) return
    // The grid would move the focus to another head.
    event.preventDefault()
    event.stopPropagation()
    const name = nameOf(head)
    focusHead(name)
    show(name, moved(names, name, document.documentElement.dir === 'rtl' ? -step : step))
  })
  useEffect(() => {
    const control = new AbortController()
    let end: (() => void) | undefined
    table?.addEventListener('pointerdown', (event) => void (end = press(event)), control)
    table?.addEventListener('keydown', pressKey, { signal: control.signal, capture: true })
    return () => {
      control.abort()
      end?.()
    }
  }, [table])
  return (
    <div ref={setElement} className={styles.mover} data-dragging={over !== undefined || undefined}>
      {over && <span className={styles.line} style={{ left: over.x }} />}
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Focuses the head of a column again after the grid has rendered the columns in another order. */
function useFocusAfterMove(table: HTMLElement | undefined, columns: readonly Column[]) {
  const requested = useRef<string>(undefined)
  useEffect(() => {
    const name = requested.current
    requested.current = undefined
    if (name !== undefined && table) headNamed(table, name)?.focus()
  }, [table, columns])
  return (name: string) => void (requested.current = name)
}
