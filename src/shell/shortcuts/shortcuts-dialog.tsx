import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons'
import { Keys } from './keys'
import {
  isInForce,
  readShortcuts,
  shortcutGroups,
  subscribeToShortcuts,
  type Shortcut,
  type ShortcutGroup,
} from './registry'
import styles from './shortcuts-dialog.module.css'
import { useAreWanted, wantShortcuts } from './wish'

/** Every shortcut of this page, by group, and a setting to turn single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const shortcuts = useSyncExternalStore(subscribeToShortcuts, readShortcuts).filter(isInForce)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <form method="dialog" className={styles.head}>
        <h2 id={id}>{t('keyboard.title')}</h2>
        <button className="icon-button" aria-label={t('common.close')}>
          <Icon name="x" size={20} />
        </button>
      </form>
      <div className={styles.groups}>
        {shortcutGroups.map((group) => (
          <Group key={group} group={group} shortcuts={shortcuts.filter((item) => item.group === group)} />
        ))}
      </div>
      <SingleKeys />
    </dialog>
  )
}

/**
 * What the shortcuts do, and by which keys: several forms, or several inputs of a form, register the same ones, and
 * several keys can do the same.
 */
function linesOf(shortcuts: readonly Shortcut[]): ReadonlyMap<string, ReadonlySet<string>> {
  const lines = new Map<string, Set<string>>()
  for (const { keys, label } of shortcuts) lines.set(label, (lines.get(label) ?? new Set()).add(keys))
  return lines
}

function Group({ group, shortcuts }: { group: ShortcutGroup; shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation()
  if (shortcuts.length === 0) return null
  return (
    <section>
      <h3>{t(`keyboard.groups.${group}`)}</h3>
      <dl className={styles.list}>
        {[...linesOf(shortcuts)].map(([label, all]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {[...all].map((keys) => (
                <Keys key={keys} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Users of voice input, or users who press keys by accident, can turn them off. */
function SingleKeys() {
  const { t } = useTranslation()
  const wanted = useAreWanted()
  return (
    <label className={styles.wish}>
      <input type="checkbox" checked={wanted} onChange={(event) => wantShortcuts(event.target.checked)} />
      <span>
        {t('keyboard.single')}
        <small>{t('keyboard.singleHint')}</small>
      </span>
    </label>
  )
}
