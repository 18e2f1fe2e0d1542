import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isInCodeBlock } from '#text/markdown/code-block'
import { SuggestionList } from './suggestion-list'
import type { Suggestion, WordAtCaret } from './use-word-at-caret'

const maxCharacters = 10_000

interface SuggestingInputProps {
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly word: WordAtCaret
  /** The suggestions for the word. */
  readonly suggestions: readonly Suggestion[]
  readonly label: string
  /** The label of the list of suggestions. */
  readonly listLabel: string
  readonly placeholder: string
  readonly describedBy: string | undefined
  readonly max?: number | undefined
  readonly onWrite: (text: string) => void
  readonly onSubmit: () => void
  readonly onEscape?: () => void
  /** ArrowUp was pressed in the empty input. */
  readonly onEditLast?: () => void
}

/**
 * A text of several lines with suggestions for the word at the caret. Enter submits, Shift+Enter starts a new line; in a
 * block of code, Enter does that too.
 */
export function SuggestingInput({
  input,
  text,
  word,
  suggestions,
  label,
  listLabel,
  ...props
}: SuggestingInputProps) {
  const id = useId()
  const [current, setCurrent] = useState(0)
  const wantedCaret = useRef<number>(undefined)
  const index = Math.min(current, suggestions.length - 1)
  useLayoutEffect(() => {
    if (wantedCaret.current === undefined) return
    input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = undefined
  }, [text, input])

  const choose = (suggestion: Suggestion) => {
    const next = word.replaced(suggestion)
    wantedCaret.current = next.caret
    word.moveCaret(next.caret)
    setCurrent(0)
    props.onWrite(next.text)
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
    else if (key === 'Escape') word.close()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isForSuggestions(event.key)) {
      // Escape would also close the dialog around.
      event.stopPropagation()
      return event.preventDefault()
    }
    const other = { Escape: props.onEscape, ArrowUp: text === '' ? props.onEditLast : undefined }[event.key]
    if (other) {
      event.stopPropagation()
      event.preventDefault()
      other()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isInCodeBlock(text, input.current?.selectionEnd ?? text.length)) return
    event.preventDefault()
    props.onSubmit()
  }
  const isOpen = suggestions.length > 0
  return (
    <>
      {isOpen && (
        <SuggestionList
          id={`${id}list`}
          label={listLabel}
          suggestions={suggestions}
          current={index}
          onChoose={choose}
        />
      )}
      <textarea
        ref={input}
        rows={1}
        maxLength={props.max ?? maxCharacters}
        dir="auto"
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen ? `${id}list${index}` : undefined}
        placeholder={props.placeholder}
        value={text}
        onChange={({ target }) => {
          word.moveCaret(target.selectionEnd)
          setCurrent(0)
          props.onWrite(target.value)
        }}
        onSelect={({ currentTarget }) => word.moveCaret(currentTarget.selectionEnd)}
        onBlur={word.close}
        onKeyDown={onKeyDown}
      />
    </>
  )
}
