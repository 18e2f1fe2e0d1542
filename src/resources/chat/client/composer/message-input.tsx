import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mentioned } from '../text/message-text'
import { SuggestionList } from './suggestion-list'
import { useSuggestions, type Suggestion } from './use-suggestions'

const maxCharacters = 10_000

interface MessageInputProps {
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly people: readonly Mentioned[]
  readonly label: string
  readonly describedBy: string | undefined
  readonly onWrite: (text: string) => void
  readonly onSubmit: () => void
  readonly onEscape: () => void
  /** ArrowUp was pressed in the empty input. */
  readonly onEditLast: () => void
}

/** The text of a message, with suggestions for mentions and emoji. */
export function MessageInput({ input, text, people, label, describedBy, ...events }: MessageInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const [caret, setCaret] = useState(text.length)
  const [current, setCurrent] = useState(0)
  const wantedCaret = useRef<number>(undefined)
  const { suggestions, replaced, close } = useSuggestions(text, Math.min(caret, text.length), people)
  const index = Math.min(current, suggestions.length - 1)
  useLayoutEffect(() => {
    if (wantedCaret.current === undefined) return
    input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = undefined
  }, [text, input])

  const choose = (suggestion: Suggestion) => {
    const next = replaced(suggestion)
    wantedCaret.current = next.caret
    setCaret(next.caret)
    setCurrent(0)
    events.onWrite(next.text)
    input.current?.focus()
  }
  /** Whether a key was one of the list of suggestions. */
  const isForSuggestions = (key: string): boolean => {
    const chosen = suggestions[index]
    if (!chosen) return false
    const { length } = suggestions
    if (key === 'ArrowDown') setCurrent((index + 1) % length)
    else if (key === 'ArrowUp') setCurrent((index + length - 1) % length)
    else if (key === 'Enter' || key === 'Tab') choose(chosen)
    else if (key === 'Escape') close()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isForSuggestions(event.key)) return event.preventDefault()
    if (event.key === 'Escape') events.onEscape()
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      events.onEditLast()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    events.onSubmit()
  }
  const isOpen = suggestions.length > 0
  return (
    <>
      {isOpen && (
        <SuggestionList id={`${id}list`} suggestions={suggestions} current={index} onChoose={choose} />
      )}
      <textarea
        ref={input}
        rows={1}
        maxLength={maxCharacters}
        dir="auto"
        aria-label={label}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen ? `${id}list${index}` : undefined}
        placeholder={t('chat.write')}
        value={text}
        onChange={({ target }) => {
          setCaret(target.selectionEnd)
          setCurrent(0)
          events.onWrite(target.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
    </>
  )
}
