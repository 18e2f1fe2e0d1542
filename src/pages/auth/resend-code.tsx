import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, problemOf } from '#providers/data/problem'
import { useSecondsLeft } from './use-seconds-left'

/** How long it takes until another code may be asked for, in milliseconds. */
const pause = 60_000
const key = 'codeSentAt'

/** A code has just been sent: another one may be asked for in a minute, also after a reload. */
export const codeWasSent = (): void => sessionStorage.setItem(key, String(Date.now()))

interface ResendCodeProps {
  /** The address to send to; an empty one while it is not known. */
  readonly address: () => string
  readonly send: (email: string) => Promise<void>
  /** The address is missing: it is to be filled in first. */
  readonly onMissing: () => void
}

/** Asks for another code, once a minute. Nothing tells whether the address is known. */
export function ResendCode({ address, send, onMissing }: ResendCodeProps) {
  const { t } = useTranslation()
  const [until, setUntil] = useState(() => Number(sessionStorage.getItem(key) ?? 0) + pause)
  const [text, setMessage] = useState<string>()
  const left = useSecondsLeft(until)
  const resend = async () => {
    const email = address()
    if (email === '') return onMissing()
    try {
      await send(email)
      codeWasSent()
      setUntil(Date.now() + pause)
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
