import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import { canOnRow } from '#providers/access/evaluate'
import { useGetIdentity, useRole } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/http/problem'
import { differsFrom } from '#screens/list-model/state/link-changes'
import { Icon, type IconName } from '#shell/icons'
import { isWatchable } from '../watchable'
import type { PresetRow } from './preset-rows'
import { addressOf, type StoredView, type ViewRow } from './view-address'
import styles from './views-menu.module.css'

interface ViewsMenuProps {
  readonly resource: AnyResource
  readonly anchor: HTMLElement
  readonly presets: readonly PresetRow[]
  readonly views: readonly ViewRow[]
  /** The preset view that the list has opened. */
  readonly openPreset: PresetRow | undefined
  /** The saved view that the list has opened. */
  readonly open: ViewRow | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
  /** Without a view: all records. */
  readonly onOpen: (view: StoredView | undefined) => void
  readonly onSave: (view: ViewRow) => void
  /** Asks for name, sharing and default; without a view, of a new one. */
  readonly onAsk: (view: ViewRow | undefined) => void
  readonly onCopy: (view: StoredView) => void
  readonly onDelete: (view: ViewRow) => void
  /** Starts or stops notifications of records that enter the view. */
  readonly onWatch: (view: ViewRow) => void
}

/** The views of a list, the preset ones first and then the user's own, and what can be done with the open one. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useTranslation()
  const { anchor, presets, views, isLoading, error, onRetry, onClose, onOpen } = props
  const isAll = (props.openPreset ?? props.open) === undefined
  const userId = useGetIdentity().data?.id
  const own = views.filter(({ owner }) => owner === userId)
  const shared = views.filter(({ owner }) => owner !== userId)
  // MUI moves the focus among the direct children of a menu, so these are elements, not components.
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ list: { 'aria-label': t('savedViews.menu') }, paper: { className: styles.menu } }}
    >
      <MenuItem role="menuitemradio" aria-checked={isAll} selected={isAll} onClick={() => onOpen(undefined)}>
        {t('savedViews.all')}
      </MenuItem>
      {items(t('savedViews.preset'), presets, props)}
      {isLoading && <MenuItem disabled>{t('common.loading')}</MenuItem>}
      {error !== undefined && [
        <li key="error" role="presentation" className={styles.error}>
          {messageOf(error)}
        </li>,
        <MenuItem key="retry" onClick={onRetry}>
          {t('common.retry')}
        </MenuItem>,
      ]}
      {items(t('savedViews.own'), own, props)}
      {items(t('savedViews.shared'), shared, props)}
      <Divider component="li" />
      {useCommands(props).map(({ key, icon, label, run }) => (
        <MenuItem key={key} onClick={run}>
          <Icon name={icon} size={18} />
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

const items = (
  heading: string,
  views: readonly (PresetRow | ViewRow)[],
  { openPreset, open, onOpen }: ViewsMenuProps,
): ReactNode =>
  views.length > 0 && [
    <ListSubheader key={heading} role="presentation" disableSticky className={styles.heading}>
      {heading}
    </ListSubheader>,
    ...views.map((view) => {
      const isOpen = view.id === (openPreset ?? open)?.id
      return (
        <MenuItem
          key={view.id}
          role="menuitemradio"
          aria-checked={isOpen}
          selected={isOpen}
          onClick={() => onOpen(view)}
        >
          <span className={styles.name}>{view.name}</span>
          {'owner' in view && <ViewNote view={view} />}
        </MenuItem>
      )
    }),
  ]

/** Whether the list opens with the view, or whether it is shared. */
function ViewNote({ view: { shared, defaultFor } }: { view: ViewRow }) {
  const { t } = useTranslation()
  const role = useRole()
  if (defaultFor.includes(role)) return <span className={styles.note}>{t('savedViews.default')}</span>
  return shared ? (
    <span className={styles.note} title={t('savedViews.isShared')}>
      <Icon name="users" size={16} />
      <span className="visually-hidden">{t('savedViews.isShared')}</span>
    </span>
  ) : null
}

type CommandName = 'overwrite' | 'saveAs' | 'edit' | 'copyLink' | 'watch' | 'unwatch' | 'delete'
interface Command {
  readonly key: CommandName
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

/** What can be done with the open view, and a new one. A preset view cannot be changed. */
function useCommands({
  resource,
  openPreset,
  open,
  onSave,
  onAsk,
  onCopy,
  onWatch,
  onDelete,
}: ViewsMenuProps): Command[] {
  const { t } = useTranslation()
  const location = useLocation()
  const userId = useGetIdentity().data?.id
  const command = (key: CommandName, icon: IconName, run: () => void): Command => ({
    key,
    icon,
    label: t(`savedViews.${key}`, { name: open?.name ?? '' }),
    run,
  })
  const saveAs = command('saveAs', 'plus', () => onAsk(undefined))
  if (openPreset) return [saveAs, command('copyLink', 'link', () => onCopy(openPreset))]
  if (!open) return [saveAs]
  const mayUpdate = canOnRow(open, 'update')
  const isWatched = open.watchers.some((id) => id === userId)
  const isChanged = differsFrom(addressOf(resource, open), location)
  return [
    ...(mayUpdate && isChanged ? [command('overwrite', 'floppy-disk', () => onSave(open))] : []),
    saveAs,
    ...(mayUpdate ? [command('edit', 'pencil-simple', () => onAsk(open))] : []),
    command('copyLink', 'link', () => onCopy(open)),
    ...(isWatchable(resource) && canOnRow(open, isWatched ? 'unwatch' : 'watch')
      ? [command(isWatched ? 'unwatch' : 'watch', isWatched ? 'eye-slash' : 'eye', () => onWatch(open))]
      : []),
    ...(canOnRow(open, 'delete') ? [command('delete', 'trash', () => onDelete(open))] : []),
  ]
}
