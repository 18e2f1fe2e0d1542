import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { notify } from '#base/toasts/notify'
import { whenUserChanges } from '#providers/auth/drafts'
import { reasonOf } from '#providers/data/problem'
import { useMailCalls, useMailRefresh, type Mail } from '../mail-data'
import { openMail } from './open-mails'
import { draftOfMail } from './start-of-mail'

/** How long a mail can be taken back after it was sent, in seconds. */
export const holdSeconds = 10

/** Stored in the tab, so that Undo is offered again after a reload. */
const key = 'mail held'
const forget = () => sessionStorage.removeItem(key)
whenUserChanges(forget)

/** Turns a held or scheduled mail into a draft again, and opens it; shows the message if that fails. */
export function useTakeBack(): (id: string) => Promise<void> {
  const calls = useMailCalls()
  const refresh = useMailRefresh()
  const navigate = useNavigate()
  return async (id) => {
    forget()
    try {
      openMail(draftOfMail(await calls.undoSend(id)))
      if (!location.pathname.startsWith('/dashboard/mail/')) void navigate('/dashboard/mail/drafts')
    } catch (error) {
      notify({ message: reasonOf(error), variant: 'error' })
    }
    await refresh()
  }
}

interface Offer {
  readonly message: string
  /** Whether Undo is offered until the mail is sent, also after a reload. */
  readonly isHeld: boolean
}

/** Returns a function that offers to take a mail back. */
export function useOfferUndo(): (mail: Pick<Mail, 'id' | 'sendAt'>, offer: Offer) => void {
  const { t } = useTranslation()
  const takeBack = useTakeBack()
  return ({ id, sendAt }, { message, isHeld }) => {
    const left = Date.parse(sendAt ?? '') - Date.now()
    if (isHeld) sessionStorage.setItem(key, JSON.stringify({ id, sendAt }))
    notify({
      message,
      key: `mail ${id}`,
      ...(isHeld && { duration: Math.max(1000, left) }),
      action: { label: t('common.undo'), run: () => void takeBack(id) },
    })
  }
}

let isOffered = false

/** Offers Undo again for a mail that was sent shortly before the page was loaded. */
export function useHeldAfterReload(): void {
  const { t } = useTranslation()
  const offer = useOfferUndo()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isOffered) return
    isOffered = true
    const held = storedMail()
    if (held && Date.parse(held.sendAt) > Date.now() + 500)
      offer(held, { message: t('mail.sent'), isHeld: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each load of the page
  }, [pathname])
}

function storedMail(): { readonly id: string; readonly sendAt: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as { id: string; sendAt: string }
  } catch {
    return undefined
  }
}
