import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import { recordPath } from '#base/format/record-path'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { Icon } from '#shell/icons'
import styles from './entries.module.css'
import { nameOf, type Entry, type FileWork } from './use-file-work'

/** The open dialog, and the entry it is about. */
export type Asking = { readonly what: 'rename' | 'move' | 'purge'; readonly entry: Entry }

interface EntryMenuProps {
  readonly entry: Entry
  readonly work: FileWork
  readonly onAsk: (asking: Asking) => void
}

/** The menu items of a file or a folder, by the record's `_can`. */
export function useEntryItems({ entry, work, onAsk }: EntryMenuProps): MenuItem[] {
  const { t } = useTranslation()
  const app = useApp()
  const navigate = useNavigate()
  const { resource, row } = entry
  const may = (verb: string) => canOnRow(row, verb)
  if (may('restore'))
    return [
      { label: t('files.restore'), run: () => work.notifyFailure(work.restore(entry)) },
      { label: t('files.deleteForGood'), run: () => onAsk({ what: 'purge', entry }) },
    ]
  const items: (MenuItem | false)[] = [
    may('update') &&
      resource === 'files' && {
        label: row['starred'] === true ? t('files.unstar') : t('files.star'),
        run: () => work.notifyFailure(work.star(row)),
      },
    may('update') && { label: t('files.rename'), run: () => onAsk({ what: 'rename', entry }) },
    may('update') && { label: t('files.move'), run: () => onAsk({ what: 'move', entry }) },
    {
      label: t('files.openPage'),
      run: () => void navigate(recordPath(app[resource] as AnyResource, 'show', row)),
    },
    may('delete') && { label: t('files.remove'), run: () => work.notifyFailure(work.remove(entry)) },
  ]
  return items.filter((item) => item !== false)
}

/** The same as a menu button. */
export function EntryMenu(props: EntryMenuProps) {
  const { t } = useTranslation()
  const items = useEntryItems(props)
  return (
    <MenuButton
      name={t('files.actions', { name: nameOf(props.entry.row) })}
      items={items}
      className={`icon-button small ${styles.more}`}
    >
      <Icon name="dots-three-vertical" size={18} />
    </MenuButton>
  )
}
