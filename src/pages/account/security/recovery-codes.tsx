import { useTranslation } from 'react-i18next'
import { brand } from '#text/brand'
import { useGetIdentity } from '#providers/auth/use-auth'
import { QuestionDialog } from '#screens/question-dialog'
import styles from '../account.module.css'
import { CopyButton } from '#shell/parts/copy-button'

/** The recovery codes, shown once, to copy, download or print. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const text = codes.join('\n')
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${brand.name} ${user?.email ?? ''}\n\n${text}\n`]))
    link.download = `${brand.name.toLowerCase()}-recovery-codes.txt`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <QuestionDialog
      title={t('account.recoveryCodes')}
      text={t('account.recoveryCodesText')}
      yes={t('account.haveKept')}
      onNo={onClose}
      onYes={onClose}
    >
      <ol className={`recovery-codes ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton text={text} />
        <button type="button" className="button" onClick={save}>
          {t('account.download')}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {t('account.print')}
        </button>
      </div>
    </QuestionDialog>
  )
}
