import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mentioned } from '#shell/parts/formatted-text/formatted-text'
import { SuggestingInput } from '#shell/parts/suggestions/suggesting-input'
import { useWordAtCaret } from '#shell/parts/suggestions/use-word-at-caret'
import { useSuggestions } from './use-suggestions'

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
export function MessageInput({ people, ...props }: MessageInputProps) {
  const { t } = useTranslation()
  const word = useWordAtCaret(props.text)
  const suggestions = useSuggestions(word.at, people)
  return (
    <SuggestingInput
      {...props}
      word={word}
      suggestions={suggestions}
      listLabel={t('chat.suggestions')}
      placeholder={t('chat.write')}
    />
  )
}
