import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Cross } from '../cross'
import icon from '#screens/moves/icon-button.module.css'
import styles from './search-box.module.css'

const pauseOfTyping = 300

interface SearchBoxProps {
  readonly label: string
  /** The current search text. */
  readonly search: string
  readonly onSearch: (search: string) => void
}

/**
 * The quick search. It is debounced and pauses during IME composition (Chinese); a late response never overwrites
 * typed text.
 */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(search)
  const composing = useRef(false)
  const requested = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = (typed: string) => {
    clearTimeout(timer.current)
    const text = typed.trim()
    if (text === requested.current) return
    requested.current = text
    onSearch(text)
  }
  const askSoon = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    if (!composing.current) timer.current = setTimeout(() => ask(typed), pauseOfTyping)
  }

  const empty = () => {
    setText('')
    ask('')
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and "clear all" change the search from outside.
  useEffect(() => {
    if (search === requested.current) return
    clearTimeout(timer.current)
    requested.current = search
    setText(search)
  }, [search])

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        ask(text)
      }}
    >
      <Glass />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => askSoon(event.target.value)}
        onCompositionStart={() => {
          composing.current = true
          clearTimeout(timer.current)
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          askSoon(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.preventDefault()
          empty()
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={`${icon.button} ${icon.small} ${styles.clear}`}
          aria-label={t('list.clearSearch')}
          onClick={empty}
        >
          <Cross />
        </button>
      )}
    </form>
  )
}

const Glass = () => (
  <svg className={styles.glass} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <path d="m10.5 10.5 3.5 3.5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
  </svg>
)
