import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { MailForm } from './mail-form'
import type { OpenMail } from './open-mails'
import { useComposer } from './use-composer'
import styles from './window.module.css'

/** An answer that is written below the mail. */
export function AnswerBelow({ mail }: { readonly mail: OpenMail }) {
  const { t } = useTranslation()
  const composer = useComposer(mail)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [])
  const name = t('common.close')
  return (
    <section
      ref={section}
      className={styles.below}
      aria-label={t(`mail.${mail.kind}`)}
      data-writing
      {...composer.attachments.place}
    >
      <header className={styles.head}>
        <strong className={styles.title}>{t(`mail.${mail.kind}`)}</strong>
        <button
          type="button"
          className="icon-button"
          aria-label={name}
          title={name}
          onClick={() => void composer.close()}
        >
          <Icon name="x" size={18} />
        </button>
      </header>
      <MailForm mail={mail} composer={composer} />
    </section>
  )
}
