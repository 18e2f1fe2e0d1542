import type { ReactNode } from 'react'
import { recordPath, titleOf } from '#base/format/record-path'
import { intlLocale } from '#base/format/intl'
import { routesOf, searchedFields, filtersOf } from '#define/reading'
import type { Permissions } from '#base/session/session'
import type { ListAnswer, Row } from '#providers/data/answers'
import { renderContext } from '#screens/fields/render-context'
import { bulkVerbsOf } from '#screens/list-model/bulk-verbs'
import { columnsOf, possibleColumns } from '#screens/list-model/columns'
import { sortsAfterClick, sortsShown, type ListState } from '#screens/list-model/state/list-state'
import { columnsShown, type Preferences } from '#screens/list-model/state/preferences'
import { awaitedSums, summedIn } from '#screens/list-model/sums'
import { nothingSelected, type TableProps } from '#screens/list-model/table-props'
import { Pager } from '#screens/list/pager'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { Tabs } from '#screens/list/toolbar/tabs'
import { ToolFace } from '#screens/list/toolbar/toolbar-face'
import { ViewSwitch } from '#screens/list/toolbar/view-switch'
import { ActionsIcon } from '#screens/moves/actions-icon'
import { recordVerbs } from '#screens/moves/record-verbs'
import { Cards } from '#screens/table/cards'
import { QuickTable } from '#screens/table/quick-table'
import icon from '#screens/moves/icon-button.module.css'
import listStyles from '#screens/list/list.module.css'
import toolbarStyles from '#screens/list/toolbar/toolbar.module.css'
import { LinkTool } from './link-tool'
import { currentPage, t } from './page'

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
        <Tools {...shown} />
      </div>
      {state.trash && <p className={listStyles.note}>{t('list.inTrash')}</p>}
      <Rows shown={shown} on={on} />
      {answer && answer.data.length > 0 && (
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={answer.total}
          capped={answer.capped}
          locale={locale}
          onPage={(page) => on.onChange((before) => ({ ...before, page }))}
          onPageSize={(pageSize) => on.onChange((before) => ({ ...before, pageSize, page: 1 }))}
        />
      )}
    </section>
  )
}

/** The search box of a list, if it has one. */
export function Search({ text }: { text: string }) {
  const { data, texts } = currentPage()
  if (searchedFields(data.resource).length === 0) return null
  return (
    <SearchBox
      label={t('list.search', { resources: texts.resource[0] })}
      search={text}
      onSearch={() => undefined}
    />
  )
}

function Tools({ permissions }: Shown) {
  const { resource } = currentPage().data
  const mayCreate = permissions[resource.name]?.includes('create')
  return (
    <div className={toolbarStyles.tools}>
      <LinkTool />
      <ViewSwitch resource={resource} view="table" onView={() => undefined} />
      {filtersOf(resource).length > 0 && <Tool path="M2 4h12M4.5 8h7M7 12h2" text={t('list.filter')} />}
      <Tool path="M5 3v10m0 0L2.5 10.5M5 13l2.5-2.5M11 13V3m0 0L8.5 5.5M11 3l2.5 2.5" text={t('list.sort')} />
      <Tool path="M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10" text={t('list.columns')} />
      <Tool path="M8 2.5v7.5m0 0L5 7m3 3 3-3M2.5 11v2.5h11V11" text={t('list.export')} />
      {mayCreate && (
        <a className={toolbarStyles.tool} href={routesOf(resource).import}>
          <ToolFace path="M8 10V2.5m0 0L5 5.5m3-3 3 3M2.5 11v2.5h11V11" text={t('list.import')} />
        </a>
      )}
      {resource.trash && (
        <Tool path="M3 4.5h10M6.5 4V2.5h3V4M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4" text={t('list.trash')} />
      )}
    </div>
  )
}

const Tool = ({ path, text }: { path: string; text: string }) => (
  <button type="button" className={toolbarStyles.tool}>
    <ToolFace path={path} text={text} />
  </button>
)

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
  const names = columnsShown(preferences, possibleColumns(resource, role), resource.columns)
  const label = (name: string) => (answer ? (texts.fields[name] ?? name) : '')
  const locale = intlLocale(language)
  const columns = columnsOf(resource, names, label, preferences.widths)
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
        option: (_, name, value) => texts.options[name]?.[value] ?? value,
        resource: ({ name }) => texts.others[name] ?? '',
      },
      app: { ...others, [resource.name]: resource },
      mayRead: (name) => permissions[name]?.includes('read') ?? false,
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
