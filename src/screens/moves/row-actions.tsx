import type { Row } from '#providers/data/answers'
import { MenuButton } from '#shell/parts/menu-button'
import { ActionsIcon } from './actions-icon'
import icon from './icon-button.module.css'
import { useRowVerbs } from './row-verbs'

/** The menu of a row, from the permissions in the row; renders nothing if it is empty. */
export function RowActions({ row, tabIndex }: { readonly row: Row; readonly tabIndex?: number | undefined }) {
  const { nameOf, itemsOf } = useRowVerbs()
  const items = itemsOf(row)
  if (items.length === 0) return null
  return (
    <MenuButton name={nameOf(row)} items={items} className={icon.button} tabIndex={tabIndex}>
      <ActionsIcon />
    </MenuButton>
  )
}
