import type { ReactNode } from 'react'

/** The frame of a miniature. It is decorative: the text beside it says the same. */
export const Miniature = ({ children }: { children: ReactNode }) => (
  <div className="miniature" aria-hidden="true">
    {children}
  </div>
)

/** A card in a miniature, with a heading. */
export const Panel = ({ title, tone, children }: { title: string; tone?: 'strong'; children: ReactNode }) => (
  <div className="mini-panel" data-tone={tone}>
    <p className="mini-title">{title}</p>
    {children}
  </div>
)

interface Line {
  readonly label: string
  readonly value: string
  /** The mark before the label: the letters of a currency or a person. */
  readonly mark?: string
  readonly state?: string
}

/** Rows with a mark, a label and a value. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="mini-lines">
    {lines.map(({ label, value, mark, state }) => (
      <li key={label}>
        {mark && <span className="mini-mark">{mark}</span>}
        <span className="mini-label">{label}</span>
        {state && <span className="mini-state">{state}</span>}
        <span className="mini-value">{value}</span>
      </li>
    ))}
  </ul>
)
