import { useGo } from '@refinedev/core'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons'
import type { Entry } from './entry'
import { Footer } from './footer'
import styles from './palette.module.css'
import { Results } from './results'
import { useChoice } from './use-choice'
import { useFound } from './use-found'
import { useSections } from './use-sections'

/** Searches pages, records and actions by keyboard; Escape, a choice, or a click outside closes it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [isComposing, setComposing] = useState(false)
  const found = useFound(typed, isComposing)
  const sections = useSections(typed, found)
  const entries = sections.flatMap((section) => section.entries)
  const { chosen, choose, move } = useChoice(entries, typed)
  const run = useRun(() => dialog.current?.close())
  useEffect(() => dialog.current?.showModal(), [])

  const handleKeydown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isComposing) return
    if (event.key === 'Enter' && chosen) run(chosen, event.ctrlKey || event.metaKey)
    else if (!move(event)) return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('find.open')}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.field}>
        <Icon name="magnifying-glass" size={20} />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to type into it
          autoFocus
          role="combobox"
          aria-label={t('find.open')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={chosen && `${id}${chosen.id}`}
          aria-autocomplete="list"
          placeholder={t('palette.placeholder')}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={handleKeydown}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t('common.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <Results
        id={id}
        typed={typed}
        sections={sections}
        found={found}
        chosen={chosen}
        onPoint={choose}
        onRun={run}
      />
      <Footer hasPath={chosen?.path !== undefined} />
    </dialog>
  )
}

/** Follows an entry's link or runs its action after the palette has closed and restored the focus. */
function useRun(close: () => void) {
  const go = useGo()
  return ({ path, run }: Entry, inNewTab: boolean) => {
    if (path !== undefined && inNewTab) return void window.open(path, '_blank', 'noopener')
    close()
    if (path !== undefined) go({ to: path })
    run?.()
  }
}
