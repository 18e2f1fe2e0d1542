import type { ReactNode } from 'react'
import { intlLocale } from '#base/format/intl'
import { routesOf } from '#define/reading'
import type { Permissions } from '#base/session/session'
import type { ListAnswer } from '#providers/data/answers'
import type { ListState } from '#screens/list-model/state/list-state'
import type { Preferences } from '#screens/list-model/state/preferences'
import { isPaged } from '#screens/list-model/state/view-at'
import { Pager } from '#screens/list/pager'
import { Tabs } from '#screens/list/toolbar/tabs'
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

/** The link to the form for a new record; a calendar has a button for it. */
export function CreateLink({ permissions }: Pick<Shown, 'permissions'>) {
  const { data, texts } = currentPage()
  if (data.view === 'calendar' || !permissions[data.resource.name]?.includes('create')) return null
  return (
    <a className="button primary" href={routesOf(data.resource).create}>
      {t('list.create', { resource: texts.resource[1] })}
    </a>
  )
}

/** What a view of a list renders below the toolbar. */
export type Body = (props: { readonly shown: Shown; readonly on: Reactions }) => ReactNode

interface ListProps {
  readonly shown: Shown
  readonly on: Reactions
  readonly search: ReactNode
  readonly body: Body
}

/** The card of a list: toolbar, the rows in its view, pager. */
export function List({ shown, on, search, body: Rows }: ListProps) {
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
      <div className={toolbarStyles.toolbar} data-beside-title={data.view === 'calendar' || undefined}>
        {search}
        <Tools permissions={shown.permissions} />
      </div>
      {state.trash && <p className={listStyles.note}>{t('list.inTrash')}</p>}
      <Rows shown={shown} on={on} />
      {isPaged(data.view) && answer && answer.data.length > 0 && (
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
