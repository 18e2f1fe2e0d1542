import { useTranslation } from 'react-i18next'
import styles from './composer.module.css'
import type { Suggestion } from './use-suggestions'

interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly current: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The suggestions above the input; the focus stays in the input. */
export function SuggestionList({ id, suggestions, current, onChoose }: SuggestionListProps) {
  const { t } = useTranslation()
  return (
    <div id={id} className={styles.suggestions} role="listbox" aria-label={t('chat.suggestions')}>
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled by the input
        <div
          key={suggestion.key}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.picture && <span>{suggestion.picture}</span>}
          <strong dir="auto">{suggestion.label}</strong>
          <span className="quiet">{suggestion.detail}</span>
        </div>
      ))}
    </div>
  )
}
