import { lazy, Suspense, useCallback, useId } from 'react'
import type { RichTextHandle } from '#screens/fields/input/rich-text/rich-text-input'
import styles from './body.module.css'

const RichTextInput = lazy(() =>
  import('#screens/fields/input/rich-text/rich-text-input').then((module) => ({
    default: module.RichTextInput,
  })),
)

interface BodyProps {
  readonly label: string
  /** Whether the label is visible. */
  readonly showsLabel?: boolean
  /** Whether the text has the focus at the beginning. */
  readonly hasFocus: boolean
  /** Called with what inserts into the text. */
  readonly onHandle?: (handle: RichTextHandle | null) => void
  readonly value: string
  readonly onChange: (html: string) => void
}

/** A formatted text: that of a mail, or a signature. */
export function Body({ label, showsLabel = false, hasFocus, onHandle, value, onChange }: BodyProps) {
  const id = useId()
  const focus = useCallback(
    (input: HTMLElement | null) => {
      // The quoted text of a reply is below.
      const text = input as RichTextHandle | null
      onHandle?.(text)
      if (hasFocus) text?.focus('start')
    },
    [hasFocus, onHandle],
  )
  return (
    <div>
      <span id={`${id}-label`} className={showsLabel ? styles.label : 'visually-hidden'}>
        {label}
      </span>
      <Suspense fallback={<div className={styles.waiting} aria-busy />}>
        <RichTextInput
          id={id}
          path="body"
          name="body"
          label={label}
          required={false}
          invalid={false}
          describedBy={undefined}
          value={value}
          onChange={(next) => onChange(String(next ?? ''))}
          onBlur={() => undefined}
          inputRef={focus}
        />
      </Suspense>
    </div>
  )
}
