import { MailWindow } from './mail-window'
import { useOpenMails } from './open-mails'
import styles from './window.module.css'

/** The mails that are being written, at the bottom of the page. Answers below a mail of it are not docked. */
export function Dock({ page }: { readonly page: string | undefined }) {
  const docked = useOpenMails().filter(({ below }) => below === undefined || below.page !== page)
  if (docked.length === 0) return null
  return (
    <div className={styles.dock}>
      {docked.map((mail) => (
        <MailWindow key={mail.key} mail={mail} />
      ))}
    </div>
  )
}
