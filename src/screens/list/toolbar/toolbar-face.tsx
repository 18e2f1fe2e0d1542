import styles from './toolbar.module.css'

interface ToolFaceProps {
  /** The icon's SVG path in a 16 by 16 view box. */
  readonly path: string
  /** The label; visually hidden on phones. */
  readonly text: string
  /** Starts with the number to show: '2 conditions'. */
  readonly note?: string
}

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
