import styles from './suggestions.module.css'
import type { Suggestion } from './use-word-at-caret'

interface SuggestionListProps {
  readonly id: string
  readonly label: string
  readonly suggestions: readonly Suggestion[]
  readonly current: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The suggestions above the input; the focus stays in the input. */
export function SuggestionList({ id, label, suggestions, current, onChoose }: SuggestionListProps) {
  return (
    <div id={id} className={styles.suggestions} role="listbox" aria-label={label}>
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
