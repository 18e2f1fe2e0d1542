import styles from './toolbar.module.css'

/** The icon of the menu with all tools, on phones. */
export const menuPath = 'M2 4h12M2 8h12M2 12h12'

interface ToolFaceProps {
  /** The icon's SVG path in a 16 by 16 view box. */
  readonly path: string
  /** The label; visually hidden on phones. */
  readonly text: string
  /** Starts with the number to show: '2 conditions'. */
  readonly note?: string
}

/** The content of the button with the links of a list. */
export const LinkFace = ({ text, isOpen, note = '' }: { text: string; isOpen: boolean; note?: string }) => (
  <>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M4.5 2.5h7v11L8 10.7l-3.5 2.8z"
        fill={isOpen ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
    <span className={isOpen ? styles.linkText : styles.toolText}>{text}</span>
    {note && (
      <span className={styles.dot}>
        <span className="visually-hidden">{note}</span>
      </span>
    )}
  </>
)

/** The content of a toolbar button. */
export const ToolFace = ({ path, text, note = '' }: ToolFaceProps) => (
  <>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className={styles.toolText}>{text}</span>
    {note && (
      <span className={styles.count}>
        {Number.parseInt(note, 10)}
        <span className="visually-hidden">{note.replace(/^\d+/, '')}</span>
      </span>
    )}
  </>
)
