import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { notify } from '#base/toasts/notify'
import { whenUserChanges } from '#providers/auth/drafts'
import { reasonOf } from '#providers/data/http/problem'
import { useMailCalls, useMailReader, useMailRefresh, type Mail } from '../mail-data'
import { draftOfMail } from './start-of-mail'
import { useOpenMail } from './use-open-mail'

/** How long a mail can be taken back after it was sent, in seconds. */
export const holdSeconds = 10

/** Stored in the tab, so that Undo is offered again after a reload. */
const key = 'mail held'
/** Forgets the mail, which was taken back or not sent. */
export const forgetSending = () => sessionStorage.removeItem(key)
whenUserChanges(forgetSending)

/** Turns a held or scheduled mail into a draft again, and opens it; shows the message if that fails. */
export function useTakeBack(): (id: string) => Promise<void> {
  const calls = useMailCalls()
  const refresh = useMailRefresh()
  const openMail = useOpenMail()
  const navigate = useNavigate()
  return async (id) => {
    forgetSending()
    try {
      openMail('editDraft', draftOfMail(await calls.undoSend(id)))
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
    const left = sendAt === null ? 0 : Date.parse(sendAt) - Date.now()
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

/** How often a mail is read again whose request was under way when the page was closed, and the pause, in ms. */
const attempts = 5
const pause = 1000

/** Offers Undo again for a mail that was sent shortly before the page was loaded. */
export function useHeldAfterReload(): void {
  const { t } = useTranslation()
  const offer = useOfferUndo()
  const takeBack = useTakeBack()
  const readMail = useMailReader()
  const { pathname } = useLocation()
  const offerStored = async ({ id, sendAt }: StoredMail) => {
    const held = sendAt === undefined ? await sentWithin(() => readMail(id)) : { id, sendAt }
    if (!held)
      return notify({
        message: t('mail.notSent'),
        variant: 'warning',
        action: { label: t('mail.openDraft'), run: () => void takeBack(id) },
      })
    const isHeld = held.sendAt !== null && Date.parse(held.sendAt) > Date.now() + 500
    if (isHeld) offer(held, { message: t('mail.sent'), isHeld })
  }
  useEffect(() => {
    if (isOffered) return
    isOffered = true
    const stored = storedMail()
    if (!stored) return
    // The mail may have been deleted meanwhile.
    offerStored(stored).catch(forgetSending)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each load of the page
  }, [pathname])
}

/** Resolves with a mail once it is no longer a draft; undefined if it stays one. */
async function sentWithin(read: () => Promise<Mail>, left = attempts): Promise<Mail | undefined> {
  const mail = await read()
  if (mail.folder !== 'drafts') return mail
  if (left <= 1) return undefined
  await new Promise((resolve) => setTimeout(resolve, pause))
  return sentWithin(read, left - 1)
}

interface StoredMail {
  readonly id: string
  /** When it is sent; undefined while the server has not answered. */
  readonly sendAt?: string
}

/** Remembers a mail whose request to send it has not been answered, so that a reload finds it. */
export function rememberSending(id: string | undefined): void {
  if (id !== undefined) sessionStorage.setItem(key, JSON.stringify({ id } satisfies StoredMail))
}

function storedMail(): StoredMail | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as StoredMail
  } catch {
    return undefined
  }
}
