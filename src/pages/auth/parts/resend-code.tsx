import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextCodeAt } from '#providers/auth/pending'
import { messageOf, problemOf } from '#providers/data/http/problem'
import { useSecondsLeft } from '../use-seconds-left'

interface ResendCodeProps {
  /** The address to send to; empty while it is not known. */
  readonly address: () => string
  readonly send: (email: string) => Promise<void>
  /** Called if the address is missing and must be filled in first. */
  readonly onMissing: () => void
}

/** Requests another code, once a minute. It does not reveal whether the address is registered. */
export function ResendCode({ address, send, onMissing }: ResendCodeProps) {
  const { t } = useTranslation()
  const [until, setUntil] = useState(nextCodeAt)
  const [text, setMessage] = useState<string>()
  const left = useSecondsLeft(until)
  const resend = async () => {
    const email = address()
    if (email === '') return onMissing()
    try {
      await send(email)
      setUntil(nextCodeAt())
      setMessage(t('auth.codeSentAgain'))
    } catch (error) {
      setUntil(Date.now() + (problemOf(error)?.retryAfter ?? 0) * 1000)
      setMessage(messageOf(error))
    }
  }
  return (
    <p className="quiet">
      {t('auth.noCode')}{' '}
      <button type="button" className="link-button" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('auth.resendIn', { count: left }) : t('auth.resend')}
      </button>
      <span role="status" className="auth-said">
        {text}
      </span>
    </p>
  )
}
