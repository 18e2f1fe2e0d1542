import { useGo } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardChoice } from '#define/board'
import { routesOf } from '#define/reading'
import { useCustomScreens } from '#providers/app-context'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { writeFilter, type Condition } from '#screens/list-model/state/filter'
import type { ListModel } from '#screens/list-model/use-list-model'
import { OpenedRecord } from '../cards/opened-record'
import { BoardRules } from './board-rules'
import styles from './board-picker.module.css'
import { useBoards } from './use-boards'

/** The name of the board that is shown, with a menu of all boards and what can be done with them. */
export function BoardPicker({ model }: { readonly model: ListModel }) {
  const { t } = useTranslation()
  const go = useGo()
  const { boards, columns, all, shown, mayCreate, choose, create, edit, opened, close } = useBoards(model)
  const { parts } = useCustomScreens()
  const [withRules, setWithRules] = useState<BoardChoice>()
  if (!boards || !columns) return null
  const rules = parts[boards.name]?.rules
  const item = (is: unknown, label: string, run: () => void): MenuItem[] => (is ? [{ label, run }] : [])
  const actions = [
    ...item(mayCreate, t('board.newBoard'), create),
    ...item(
      shown?._can.includes('update'),
      t('board.editBoard', { title: shown?.title ?? '' }),
      () => shown && edit(shown),
    ),
    ...item(rules && shown?._can.includes('update'), t('board.rules'), () => setWithRules(shown)),
    ...item(shown, t('board.hiddenColumns'), () =>
      go({ to: hiddenColumnsPath(model.resource, columns, shown) }),
    ),
  ]
  const items = [
    ...all.map(({ id, title }) => ({ label: title, isChosen: id === shown?.id, run: () => choose(id) })),
    ...actions.map((action, index) => ({ ...action, startsGroup: index === 0 })),
  ]
  if (items.length === 0) return null
  const title = shown?.title ?? t('board.noBoard')
  return (
    <>
      <MenuButton
        name={t('board.boardMenu', { title })}
        items={items}
        align="start"
        className={styles.picker}
      >
        <span dir="auto">{title}</span>
        <Icon name="caret-down" size={14} />
      </MenuButton>
      {rules && withRules && (
        <BoardRules load={rules} board={withRules} onClose={() => setWithRules(undefined)} />
      )}
      {opened && <OpenedRecord opened={opened} onClose={close} />}
    </>
  )
}

/** The list of the columns of a board that are not shown on it, for instance because they are archived. */
function hiddenColumnsPath(
  { views }: AnyResource,
  columns: AnyResource,
  shown: BoardChoice | undefined,
): string {
  const { within, columns: conditions = {} } = views?.board ?? {}
  const hidden = Object.entries(conditions).map(([field, values]): Condition => ({
    field,
    op: 'nin',
    value: [values].flat(),
  }))
  const ofBoard: Condition[] =
    within !== undefined && shown ? [{ field: within, op: 'in', value: [shown.id] }] : []
  const filter = writeFilter({ match: 'and', nodes: [...hidden, ...ofBoard] })
  return `${routesOf(columns).list}?${new URLSearchParams({ filter: filter ?? '' })}`
}
