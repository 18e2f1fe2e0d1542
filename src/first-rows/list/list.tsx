import type { ReactNode } from 'react'
import { intlLocale } from '#base/format/intl'
import { isCatalogue } from '#define/lists/facets'
import { routesOf } from '#define/reading'
import type { Permissions } from '#base/session/session'
import type { ListAnswer } from '#providers/data/answers'
import type { ListState } from '#screens/list-model/state/list-state'
import type { Preferences } from '#screens/list-model/state/preferences'
import { isPaged } from '#screens/list-model/state/view-at'
import { Pager } from '#screens/list/pager'
import { Tabs } from '#screens/list/toolbar/tabs'
import chipStyles from '#screens/list/toolbar/filter-chips.module.css'
import listStyles from '#screens/list/list.module.css'
import toolbarStyles from '#screens/list/toolbar/toolbar.module.css'
import { currentPage, t } from '../page'
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

/** Whether the page shows a catalogue, which is for those who choose from it. */
const isShownAsCatalogue = (): boolean => {
  const { view, resource } = currentPage().data
  return view === 'gallery' && isCatalogue(resource)
}

/** The link to the form for a new record; a calendar has a button for it, and a catalogue none. */
export function CreateLink({ permissions }: Pick<Shown, 'permissions'>) {
  const { data, texts } = currentPage()
  const hasOwnTools = data.view === 'calendar' || isShownAsCatalogue()
  if (hasOwnTools || !permissions[data.resource.name]?.includes('create')) return null
  return (
    <a className="button primary" href={routesOf(data.resource).create}>
      {t('list.create', { resource: texts.resource[1] })}
    </a>
  )
}

/** What a view of a list renders below the toolbar. */
export type Body = (props: { readonly shown: Shown; readonly on: Reactions }) => ReactNode

interface LayoutProps {
  readonly shown: Shown
  readonly on: Reactions
  readonly search: ReactNode
}

/** What is below the heading of a page. */
export type Layout = (props: LayoutProps) => ReactNode

/** The card of a list, with its rows in a view. */
export const listOf =
  (body: Body): Layout =>
  (props) => <List {...props} body={body} />

/** The card of a list: toolbar, the rows in its view, pager. */
function List({ shown, on, search, body: Rows }: LayoutProps & { readonly body: Body }) {
  const { state, answer } = shown
  const { data, language } = currentPage()
  return (
    <section className={`card ${listStyles.list}`}>
      <Tabs
        model={{
          resource: data.resource,
          state,
          change: on.onChange,
          found: { tabs: answer?.tabs },
          around: { locale: intlLocale(language) },
        }}
      />
      <div className={toolbarStyles.toolbar} data-beside-title={data.view === 'calendar' || undefined}>
        {search}
        <Tools permissions={shown.permissions} state={state} />
      </div>
      {state.trash && <p className={listStyles.note}>{t('list.inTrash')}</p>}
      {state.filter.nodes.length > 0 && <ChipBones count={state.filter.nodes.length} />}
      <Rows shown={shown} on={on} />
      {isPaged(data.view) && <ShownPager shown={shown} on={on} />}
    </section>
  )
}

/** The place of the conditions in words, for which the application may have to request titles. */
const ChipBones = ({ count }: { readonly count: number }) => (
  <div className={chipStyles.chips} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={chipStyles.chip} />
    ))}
    <span className={chipStyles.clearAll} />
  </div>
)

/** The pager of the rows, if there are some. */
export function ShownPager({ shown: { state, answer }, on }: Omit<LayoutProps, 'search'>) {
  if (!answer || answer.data.length === 0) return null
  return (
    <Pager
      state={state}
      found={{ ...answer, count: answer.data.length, cursor: answer.cursor ?? {} }}
      locale={intlLocale(currentPage().language)}
      onPage={(page) => on.onChange((before) => ({ ...before, ...page }))}
      onPageSize={(pageSize) => on.onChange((before) => ({ ...before, pageSize, page: 1 }))}
    />
  )
}
