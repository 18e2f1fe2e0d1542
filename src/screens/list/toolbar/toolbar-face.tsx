import styles from './toolbar.module.css'

interface ToolFaceProps {
  /** An icon's path on 16 by 16. */
  readonly path: string
  /** Its word; on a phone only readers of the screen say it. */
  readonly text: string
  /** How much of it there is, beginning with the number: '2 conditions'. */
  readonly note?: string
}

/** What a button of the toolbar shows. */
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
