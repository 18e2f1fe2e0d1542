import { lazy, Suspense, useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './compose.module.css'

const RichTextInput = lazy(() =>
  import('#screens/fields/input/rich-text/rich-text-input').then((module) => ({
    default: module.RichTextInput,
  })),
)

interface BodyProps {
  /** Whether the text has the focus at the beginning. */
  readonly hasFocus: boolean
  readonly value: string
  readonly onChange: (html: string) => void
}

/** The text of a mail. */
export function Body({ hasFocus, value, onChange }: BodyProps) {
  const { t } = useTranslation()
  const id = useId()
  const focus = useCallback(
    (editor: { focus: () => void } | null) => {
      if (hasFocus) editor?.focus()
    },
    [hasFocus],
  )
  return (
    <div>
      <span id={`${id}-label`} className="visually-hidden">
        {t('mail.body')}
      </span>
      <Suspense fallback={<div className={styles.waiting} aria-busy />}>
        <RichTextInput
          id={id}
          path="body"
          name="body"
          label={t('mail.body')}
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
