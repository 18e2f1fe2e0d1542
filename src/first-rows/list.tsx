import type { ReactNode } from 'react'
import { recordPath, titleOf } from '#base/format/record-path'
import { intlLocale } from '#base/format/intl'
import { routesOf } from '#define/reading'
import type { Permissions } from '#base/session/session'
import type { ListAnswer, Row } from '#providers/data/answers'
import { renderContext } from '#screens/fields/render-context'
import { bulkVerbsOf } from '#screens/list-model/bulk-verbs'
import { columnsWith, wideScreen } from '#screens/list-model/columns'
import { sortsAfterClick, sortsShown, type ListState } from '#screens/list-model/state/list-state'
import type { Preferences } from '#screens/list-model/state/preferences'
import { awaitedSums, summedIn } from '#screens/list-model/sums'
import { nothingSelected, type TableProps } from '#screens/list-model/table-props'
import { Pager } from '#screens/list/pager'
import { Tabs } from '#screens/list/toolbar/tabs'
import { ActionsIcon } from '#screens/moves/actions-icon'
import { recordVerbs } from '#screens/moves/record-verbs'
import { Cards } from '#screens/table/cards'
import { QuickTable } from '#screens/table/quick-table'
import icon from '#screens/moves/icon-button.module.css'
import listStyles from '#screens/list/list.module.css'
import toolbarStyles from '#screens/list/toolbar/toolbar.module.css'
import { currentPage, t } from './page'
import { Tools } from './tools'

/** What the list shows: without an answer, a skeleton. */
export interface Shown {
  readonly state: ListState
  readonly preferences: Preferences
  readonly isNarrow: boolean
  readonly permissions: Permissions
  readonly answer?: ListAnswer
  /** The rows are those of the order before. */
  readonly isStale?: boolean
}

/** How the list reacts before the application has loaded. */
export interface Reactions {
  readonly onChange: (change: (state: ListState) => ListState) => void
  readonly onOpen: (path: string) => void
}

/** The link to the form for a new record. */
export function CreateLink({ permissions }: Pick<Shown, 'permissions'>) {
  const { data, texts } = currentPage()
  if (!permissions[data.resource.name]?.includes('create')) return null
  return (
    <a className="button primary" href={routesOf(data.resource).create}>
      {t('list.create', { resource: texts.resource[1] })}
    </a>
  )
}

/** The card of a list: toolbar, rows, pager. */
export function List({ shown, on, search }: { shown: Shown; on: Reactions; search: ReactNode }) {
  const { state, answer } = shown
  const { data, language } = currentPage()
  const locale = intlLocale(language)
  return (
    <section className={`card ${listStyles.list}`}>
      <Tabs
        model={{
          resource: data.resource,
          state,
          change: on.onChange,
          found: { tabs: answer?.tabs },
          around: { locale },
        }}
      />
      <div className={toolbarStyles.toolbar}>
        {search}
        <Tools permissions={shown.permissions} />
      </div>
      {state.trash && <p className={listStyles.note}>{t('list.inTrash')}</p>}
      <Rows shown={shown} on={on} />
      {answer && answer.data.length > 0 && (
        <Pager
          state={state}
          found={{ ...answer, count: answer.data.length, cursor: answer.cursor ?? {} }}
          locale={locale}
          onPage={(page) => on.onChange((before) => ({ ...before, ...page }))}
          onPageSize={(pageSize) => on.onChange((before) => ({ ...before, pageSize, page: 1 }))}
        />
      )}
    </section>
  )
}

function Rows({ shown, on }: { shown: Shown; on: Reactions }) {
  const { isNarrow, answer } = shown
  const props = tableProps(shown, on)
  if (answer?.data.length === 0) return null
  return isNarrow ? <Cards {...props} /> : <QuickTable {...props} />
}

function tableProps(
  { state, preferences, permissions, answer, isStale = false }: Shown,
  on: Reactions,
): TableProps {
  const { data, language, role, texts } = currentPage()
  const { resource, others } = data
  const may = (verb: string) => permissions[resource.name]?.includes(verb) ?? false
  // Before the answer it is not known which columns the role may read, so the labels come with the rows.
  const label = (name: string) => (answer ? (texts.fields[name] ?? name) : '')
  const locale = intlLocale(language)
  const isWide = matchMedia(wideScreen).matches
  const columns = columnsWith(resource, role, preferences, label, isWide)
  return {
    resource,
    label: texts.resource[0],
    columns,
    // The sums arrive in the application; the space for them is here already.
    sums: answer && awaitedSums(summedIn(resource, role, columns), { ...answer, locale }),
    rows: answer?.data,
    total: answer?.total ?? 0,
    page: state.page,
    pageSize: state.pageSize,
    stale: isStale,
    sorts: sortsShown(resource, state),
    density: preferences.density,
    around: renderContext({
      locale,
      t,
      labels: {
        field: (_, name) => texts.fields[name] ?? name,
        option: (_, name, value) => texts.options[name]?.[value] ?? value,
        resource: ({ name }) => texts.others[name] ?? '',
      },
      app: { ...others, [resource.name]: resource },
      // These texts come with the application.
      textIn: () => '',
      mayRead: (name) => permissions[name]?.includes('read') ?? false,
      opensAll: () => true,
    }),
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
