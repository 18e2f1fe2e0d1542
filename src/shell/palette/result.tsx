import { Icon } from '../icons'
import { Keys } from '../shortcuts/keys'
import type { Entry } from './entry'
import styles from './palette.module.css'

interface ResultProps {
  readonly id: string
  readonly entry: Entry
  readonly typed: string
  readonly isChosen: boolean
  readonly onPoint: (entry: Entry) => void
  readonly onRun: (entry: Entry, inNewTab: boolean) => void
}

/** An entry in the results. The focus stays in the input; entries are chosen with the pointer or the input's keys. */
export const Result = ({ id, entry, typed, isChosen, onPoint, onRun }: ResultProps) => (
  // The input, which keeps the focus, handles the keys.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    className={styles.result}
    onPointerMove={() => !isChosen && onPoint(entry)}
    onPointerDown={(event) => event.preventDefault()}
    onClick={({ ctrlKey, metaKey }) => onRun(entry, ctrlKey || metaKey)}
    onAuxClick={({ button }) => button === 1 && onRun(entry, true)}
  >
    <span className={styles.icon}>
      <Icon name={entry.icon} size={20} />
    </span>
    <span className={styles.text}>
      <span className={styles.title}>
        <Marked text={entry.title} typed={typed.trim()} />
      </span>
      {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
    </span>
    {entry.keys && <Keys keys={entry.keys} />}
  </div>
)

/** A text with the typed part highlighted. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  )
}
