import { useGo } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardChoice } from '#define/board'
import { recordRoute, routesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useApp } from '#providers/app-context'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { writeFilter, type Condition } from '#screens/list-model/state/filter'
import type { ListModel } from '#screens/list-model/use-list-model'
import { OpenedRecord } from '../cards/opened-record'
import styles from './board-picker.module.css'
import { useBoards } from './use-boards'

/** The name of the board that is shown, with a menu of all boards and what can be done with them. */
export function BoardPicker({ model }: { readonly model: ListModel }) {
  const { t } = useTranslation()
  const go = useGo()
  const { boards, columns, all, shown, mayCreate, choose, create, edit, opened, close } = useBoards(model)
  const related = useRelatedLabels(boards)
  if (!boards || !columns) return null
  const item = (is: unknown, label: string, run: () => void): MenuItem[] => (is ? [{ label, run }] : [])
  const actions = [
    ...item(mayCreate, t('board.newBoard'), create),
    ...item(
      shown?._can.includes('update'),
      t('board.editBoard', { title: shown?.title ?? '' }),
      () => shown && edit(shown),
    ),
    // The page of the board lists them, with a form for a new one.
    ...related.flatMap((label) =>
      item(
        shown?._can.includes('update'),
        label,
        () => shown && go({ to: recordRoute(boards, 'show', shown.id) }),
      ),
    ),
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
      {opened && <OpenedRecord opened={opened} onClose={close} />}
    </>
  )
}

/** The names of the resources whose records are shown on the page of a board. */
function useRelatedLabels(boards: AnyResource | undefined): string[] {
  const app = useApp()
  const labels = useLabels()
  return (boards?.related ?? []).flatMap((name) => (app[name] ? [labels.resource(app[name])] : []))
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
