import { recordPath, titleOf } from '#base/format/record-path'
import { intlLocale } from '#base/format/intl'
import type { Row } from '#providers/data/answers'
import { bulkVerbsOf } from '#screens/list-model/bulk-verbs'
import { columnsWith, roomOf, spaceShown, tightScreen, wideScreen } from '#screens/list-model/columns'
import { sortsAfterClick, sortsShown } from '#screens/list-model/state/list-state'
import { awaitedSums, summedIn } from '#screens/list-model/sums'
import { nothingSelected, type TableProps } from '#screens/list-model/table-props'
import { ActionsIcon } from '#screens/moves/actions-icon'
import { recordVerbs } from '#screens/moves/record-verbs'
import { Cards } from '#screens/table/cards'
import { QuickTable } from '#screens/table/quick-table'
import icon from '#screens/moves/icon-button.module.css'
import { aroundOf } from '../around'
import type { Body, Reactions, Shown } from './list'
import { currentPage, t } from '../page'

/** The rows of a list, as a table or on narrow screens as cards. */
export const Rows: Body = ({ shown, on }) => {
  const { isNarrow, answer } = shown
  const props = tableProps(shown, on)
  if (answer?.data.length === 0) return null
  return isNarrow ? <Cards {...props} /> : <QuickTable {...props} />
}

/** What the rows are rendered with, in a table, as cards or in a gallery. */
export function tableProps(
  { state, preferences, permissions, answer, isStale = false }: Shown,
  on: Reactions,
): TableProps {
  const { data, language, role, texts } = currentPage()
  const { resource } = data
  const may = (verb: string) => permissions[resource.name]?.includes(verb) ?? false
  // Before the answer it is not known which columns the role may read, so the labels come with the rows.
  const label = (name: string) => (answer ? (texts.fields[name] ?? name) : '')
  const locale = intlLocale(language)
  const room = roomOf(matchMedia(tightScreen).matches, matchMedia(wideScreen).matches)
  const columns = columnsWith(resource, role, preferences, label, room)
  return {
    resource,
    label: texts.resource[0],
    columns,
    space: spaceShown(),
    // The sums arrive in the application; the space for them is here already.
    sums: answer && awaitedSums(summedIn(resource, role, columns), { ...answer, locale }),
    rows: answer?.data,
    total: answer?.total ?? 0,
    page: state.page,
    pageSize: state.pageSize,
    stale: isStale,
    sorts: sortsShown(resource, state),
    density: preferences.density,
    around: aroundOf(permissions),
    selection: bulkVerbsOf(resource, state.trash, may).length > 0 ? nothingSelected : undefined,
    onSelect: () => undefined,
    onSort: (field, add) =>
      on.onChange((before) => ({ ...before, sorts: sortsAfterClick(before.sorts, field, add), page: 1 })),
    onOpen: (row) => on.onOpen(recordPath(resource, 'show', row)),
    onWidth: () => undefined,
    actions: (row) => <Actions row={row} />,
  }
}

function Actions({ row }: { row: Row }) {
  const { resource } = currentPage().data
  const may = ['update', 'restore'].some((verb) => row._can.includes(verb))
  if (!may && recordVerbs(resource, row).length === 0) return null
  return (
    <button
      type="button"
      className={icon.button}
      aria-haspopup="menu"
      aria-label={t('list.actionsFor', { title: titleOf(resource, row) })}
    >
      <ActionsIcon />
    </button>
  )
}
