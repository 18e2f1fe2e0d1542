import { useGo } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardChoice, BoardColumn } from '#define/views/board'
import { filtersOf, routesOf } from '#define/reading'
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
    ...item(hidesCards(model, shown), t('board.hiddenCards'), () =>
      go({ to: hiddenCardsPath(model.resource, model.found.columns ?? []) }),
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
  const hidden = notMeeting(conditions)
  const ofBoard: Condition[] =
    within !== undefined && shown ? [{ field: within, op: 'in', value: [shown.id] }] : []
  const filter = writeFilter({ match: 'and', nodes: [...hidden, ...ofBoard] })
  return `${routesOf(columns).list}?${new URLSearchParams({ filter: filter ?? '' })}`
}

/** The conditions of the records that do not meet those of a board. */
const notMeeting = (conditions: Readonly<Record<string, unknown>>): Condition[] =>
  Object.entries(conditions).map(([field, values]): Condition => ({
    field,
    op: 'nin',
    value: [values].flat().map(String),
  }))

/** Whether a board leaves out cards by one condition that lists can be filtered by, for instance archived ones. */
function hidesCards({ resource }: ListModel, shown: BoardChoice | undefined): boolean {
  const { by = '', where = {} } = resource.views?.board ?? {}
  const fields = Object.keys(where)
  const allowed = filtersOf(resource)
  return shown !== undefined && fields.length === 1 && [by, ...fields].every((name) => allowed.includes(name))
}

/** The list of the cards in the columns of a board that are not shown on it. */
function hiddenCardsPath(resource: AnyResource, columns: readonly BoardColumn[]): string {
  const { by = '', where = {} } = resource.views?.board ?? {}
  const ofBoard: Condition = { field: by, op: 'in', value: columns.map(({ id }) => id) }
  const filter = writeFilter({ match: 'and', nodes: [...notMeeting(where), ofBoard] })
  return `${routesOf(resource).list}?${new URLSearchParams({ filter: filter ?? '' })}`
}
