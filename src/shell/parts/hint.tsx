import { useState, type KeyboardEvent, type ReactNode } from 'react'
import './hint.css'

/** A tooltip of a control, shown on hover and focus; Escape hides it. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  return (
    <span
      role="presentation"
      className="hint"
      onKeyDown={dismiss}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      {!isDismissed && (
        <span className="hint-text" role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}
