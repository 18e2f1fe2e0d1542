import type { Permissions } from '#base/session/session'
import { routesOf, searchedFields, filtersOf } from '#define/reading'
import { conditionsOf } from '#screens/list-model/state/filter'
import type { ListState } from '#screens/list-model/state/list-state'
import { isPaged } from '#screens/list-model/state/view-at'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { menuPath, ToolFace } from '#screens/list/toolbar/toolbar-face'
import { ViewSwitch } from '#screens/list/toolbar/view-switch'
import toolbarStyles from '#screens/list/toolbar/toolbar.module.css'
import { LinkTool } from './link-tool'
import { currentPage, t } from '../page'

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

interface ToolsProps {
  readonly permissions: Permissions
  readonly state: ListState
}

/** The tools of a list; they act once the application has loaded. */
export function Tools({ permissions, state }: ToolsProps) {
  const { resource, view } = currentPage().data
  const mayCreate = permissions[resource.name]?.includes('create')
  const mayDelete = permissions[resource.name]?.includes('delete')
  const conditions = conditionsOf(state.filter).length
  const sorts = state.sorts.length
  return (
    <>
      <button type="button" className={`${toolbarStyles.tool} ${toolbarStyles.menuButton}`}>
        <ToolFace path={menuPath} text={t('list.menu')} />
      </button>
      <div className={toolbarStyles.tools}>
        <LinkTool />
        <ViewSwitch resource={resource} view={view} onView={() => undefined} />
        {filtersOf(resource).length > 0 && (
          <Tool
            path="M2 4h12M4.5 8h7M7 12h2"
            text={t('list.filter')}
            note={conditions > 0 ? t('list.conditions', { count: conditions }) : ''}
          />
        )}
        {isPaged(view) && (
          <>
            <Tool
              path="M5 3v10m0 0L2.5 10.5M5 13l2.5-2.5M11 13V3m0 0L8.5 5.5M11 3l2.5 2.5"
              text={t('list.sort')}
              note={sorts > 0 ? t('list.sortColumns', { count: sorts }) : ''}
            />
            <Tool path="M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10" text={t('list.columns')} />
          </>
        )}
        <Tool path="M8 2.5v7.5m0 0L5 7m3 3 3-3M2.5 11v2.5h11V11" text={t('list.export')} />
        {mayCreate && (
          <a className={toolbarStyles.tool} href={routesOf(resource).import}>
            <ToolFace path="M8 10V2.5m0 0L5 5.5m3-3 3 3M2.5 11v2.5h11V11" text={t('list.import')} />
          </a>
        )}
        {resource.trash && mayDelete && (
          <Tool
            path="M3 4.5h10M6.5 4V2.5h3V4M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4"
            text={state.trash ? t('list.leaveTrash') : t('list.trash')}
            isPressed={state.trash}
          />
        )}
      </div>
    </>
  )
}

interface ToolProps {
  readonly path: string
  readonly text: string
  readonly note?: string
  readonly isPressed?: boolean
}

const Tool = ({ path, text, note = '', isPressed }: ToolProps) => (
  <button type="button" className={toolbarStyles.tool} aria-pressed={isPressed}>
    <ToolFace path={path} text={text} note={note} />
  </button>
)
