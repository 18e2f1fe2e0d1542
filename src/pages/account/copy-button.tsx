import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies a text, and says so. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    )
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {t('account.copy')}
      </button>
      <span role="status" className="quiet">
        {said && t(`account.${said}`)}
      </span>
    </>
  )
}
