import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies a text and shows a confirmation. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState<'copied' | 'copyFailed'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setMessage('copied'),
      () => setMessage('copyFailed'),
    )
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {t('account.copy')}
      </button>
      <span role="status" className="quiet">
        {message && t(`account.${message}`)}
      </span>
    </>
  )
}
