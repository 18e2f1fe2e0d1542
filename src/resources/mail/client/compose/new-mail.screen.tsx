import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Page } from '#shell/navigation/page'
import { useSignature } from './use-signature'
import styles from '../mail.module.css'
import { blankMail } from './start-of-mail'
import { useOpenMail } from './use-open-mail'

/** `/dashboard/mail/new`: opens a new mail above the list of all mails. */
export function NewMailScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openMail = useOpenMail()
  const signature = useSignature()
  const isOpened = useRef(false)
  const start = useEffectEvent(async () => {
    if (isOpened.current) return
    isOpened.current = true
    openMail('newMail', blankMail(await signature()))
    await navigate('/dashboard/mail/all', { replace: true })
  })
  useEffect(() => void start(), [])
  return (
    <Page title={t('mail.title')} compact>
      <div className={styles.mail} aria-busy />
    </Page>
  )
}
