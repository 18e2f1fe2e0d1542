import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filtersOf, searchedFields } from '#define/reading'
import { useAccess } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { ExportMenu } from './export-menu'
import { ImportLink } from './import-link'
import { LinkButton } from './link-button'
import styles from './toolbar.module.css'
import { SearchBox } from './search-box'
import { menuPath, ToolFace } from './toolbar-face'
import { useToolMenu } from './use-tool-menu'
import { conditionsOf } from '#screens/list-model/state/filter'
import { isPaged } from '#screens/list-model/state/view-at'
import type { PanelName } from '../panel-name'
import type { ListModel } from '#screens/list-model/use-list-model'
import { ViewSwitch } from './view-switch'

const loadPanels = () => withDeferredTexts(() => import('../list-panels'))
const Panels = lazy(() => loadPanels().then((panels) => ({ default: panels.Panels })))

/** Search, filter, sort and columns of a list. The panels are prefetched when the user is about to open one. */
export function Toolbar({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const [panel, setPanel] = useState<PanelName>()
  const menu = useToolMenu()
  const { resource, state, change } = model
  const mayDelete = useAccess()({ resource: resource.name, action: 'delete' })
  const conditions = conditionsOf(state.filter).length
  const sorts = state.sorts.length
  const opener = (name: PanelName, path: string, note = '') => (
    <ToolButton
      label={t(`list.${name}`)}
      note={note}
      path={path}
      open={panel === name}
      onIntent={() => void loadPanels()}
      onClick={() => setPanel(name)}
    />
  )
  return (
    <div className={styles.toolbar} data-beside-title={model.view === 'calendar' || undefined}>
      {searchedFields(resource).length > 0 && (
        <SearchBox
          label={t('list.search', { resources: labels.resource(resource) })}
          search={state.search}
          onSearch={(search) =>
            change((before) => ({ ...before, search, page: 1 }), { quietly: state.search !== '' })
          }
        />
      )}
      <div className={styles.toolMenu} {...menu.around}>
        <button type="button" className={`${styles.tool} ${styles.menuButton}`} {...menu.button}>
          <ToolFace path={menuPath} text={t('list.menu')} />
        </button>
        <div className={styles.tools} {...menu.tools}>
          <LinkButton resource={resource} />
          <ViewSwitch resource={resource} view={model.view} onView={model.look} />
          {filtersOf(resource).length > 0 &&
            opener(
              'filter',
              'M2 4h12M4.5 8h7M7 12h2',
              conditions > 0 ? t('list.conditions', { count: conditions }) : '',
            )}
          {isPaged(model.view) &&
            opener(
              'sort',
              'M5 3v10m0 0L2.5 10.5M5 13l2.5-2.5M11 13V3m0 0L8.5 5.5M11 3l2.5 2.5',
              sorts > 0 ? t('list.sortColumns', { count: sorts }) : '',
            )}
          {isPaged(model.view) && opener('columns', 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10')}
          <ExportMenu model={model} />
          <ImportLink resource={resource} />
          {resource.trash && mayDelete && (
            <ToolButton
              label={state.trash ? t('list.leaveTrash') : t('list.trash')}
              path="M3 4.5h10M6.5 4V2.5h3V4M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4"
              pressed={state.trash}
              onClick={() => change((before) => ({ ...before, trash: !before.trash, page: 1 }))}
            />
          )}
        </div>
      </div>
      {panel && (
        <Suspense fallback={null}>
          <Panels panel={panel} model={model} onClose={() => setPanel(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

interface ToolButtonProps {
  readonly label: string
  /** The icon's SVG path in a 16 by 16 view box. */
  readonly path: string
  /** For example '2 conditions'. */
  readonly note?: string
  readonly open?: boolean
  readonly pressed?: boolean
  readonly onIntent?: () => void
  readonly onClick: () => void
}

/** A toolbar button with icon and label; only the icon on phones. */
export const ToolButton = ({ label, path, note = '', open, pressed, onIntent, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    title={label}
    aria-haspopup={open === undefined ? undefined : 'dialog'}
    aria-expanded={open}
    aria-pressed={pressed}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    onClick={onClick}
  >
    <ToolFace path={path} text={label} note={note} />
  </button>
)
