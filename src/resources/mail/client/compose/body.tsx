import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './compose.module.css'

const RichTextInput = lazy(() =>
  import('#screens/fields/input/rich-text/rich-text-input').then((module) => ({
    default: module.RichTextInput,
  })),
)

/** The text of a mail. */
export function Body({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const { t } = useTranslation()
  const id = useId()
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
          inputRef={() => undefined}
        />
      </Suspense>
    </div>
  )
}
