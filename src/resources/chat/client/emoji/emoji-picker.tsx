import Popover from '@mui/material/Popover'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Themed } from '#shell/theme/themed'
import { findEmojis } from './emoji-list'
import styles from './emoji.module.css'

interface EmojiPickerProps {
  readonly anchor: HTMLElement
  readonly onChoose: (emoji: string) => void
  readonly onClose: () => void
}

/** The emoji in one row. */
const columns = 8

/** A searchable grid of emoji; the arrow keys move in it while the focus is in the search field. */
export function EmojiPicker({ anchor, onChoose, onClose }: EmojiPickerProps) {
  const { t } = useTranslation()
  const id = useId()
  const [search, setSearch] = useState('')
  const [current, setCurrent] = useState(0)
  const found = findEmojis(search)
  const step = (by: number) => setCurrent((before) => Math.max(0, Math.min(found.length - 1, before + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    }
    const by = steps[event.key]
    const chosen = found[current]
    if (by !== undefined) step(by)
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) onChoose(chosen.emoji)
    else return
    event.preventDefault()
  }
  return (
    <Themed>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('chat.emoji') } }}
      >
        <div className={styles.picker}>
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the picker was opened to search in it
            autoFocus
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={`${id}grid`}
            aria-activedescendant={found[current] ? `${id}${current}` : undefined}
            aria-label={t('chat.searchEmoji')}
            placeholder={t('chat.searchEmoji')}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              setCurrent(0)
            }}
            onKeyDown={onKeyDown}
          />
          <div id={`${id}grid`} className={styles.grid} role="listbox" aria-label={t('chat.emoji')}>
            {found.map(({ emoji, code }, index) => (
              <button
                key={code}
                id={`${id}${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                aria-label={code.replaceAll('_', ' ')}
                title={`:${code}:`}
                ref={(element) => {
                  if (index === current) element?.scrollIntoView({ block: 'nearest' })
                }}
                onClick={() => onChoose(emoji)}
              >
                {emoji}
              </button>
            ))}
          </div>
          {found.length === 0 && <p className={styles.none}>{t('chat.noEmoji')}</p>}
        </div>
      </Popover>
    </Themed>
  )
}
