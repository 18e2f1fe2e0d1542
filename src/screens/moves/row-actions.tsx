import type { Row } from '#providers/data/answers'
import { MenuButton } from '#shell/parts/menu-button'
import icon from './icon-button.module.css'
import { useRowVerbs } from './row-verbs'

/** The menu of a row, from the permissions in the row; renders nothing if it is empty. */
export function RowActions({ row, tabIndex }: { readonly row: Row; readonly tabIndex?: number | undefined }) {
  const { nameOf, itemsOf } = useRowVerbs()
  const items = itemsOf(row)
  if (items.length === 0) return null
  return (
    <MenuButton name={nameOf(row)} items={items} className={icon.button} tabIndex={tabIndex}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 3h.01M8 8h.01M8 13h.01" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      </svg>
    </MenuButton>
  )
}
