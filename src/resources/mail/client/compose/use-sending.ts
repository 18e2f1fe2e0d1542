import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { problemOf } from '#providers/data/problem'
import type { Attachments } from '#screens/attachments/use-attachments'
import { useAttempt } from '#screens/use-attempt'
import type { Draft } from '../mail-data'
import { isAddress } from './address-input'
import { announcesAttachment } from './forgotten-attachment'
import { holdSeconds, useOfferUndo } from './held-mails'
import { savable, type Autosave } from './use-draft-saving'

interface Sending {
  readonly draft: Draft
  readonly attachments: Attachments
  readonly autosave: Autosave
  readonly onSent: () => void
}
interface Timing {
  /** Without it, the mail is held for a moment and then sent. */
  readonly sendAt?: string
}

/**
 * Sends the mail that is being written, now or later. It asks before it sends a mail that announces an attachment and
 * has none.
 */
export function useSending({ draft, attachments, autosave, onSent }: Sending) {
  const { t } = useTranslation()
  const locale = useLocale()
  const offerUndo = useOfferUndo()
  const [fault, setFault] = useState<string>()
  const [deferred, setDeferred] = useState<Timing>()
  const { isRunning, refusal, attempt } = useAttempt()
  const { flush, id, calls, refresh } = autosave
  const refused = problemOf(refusal)?.errors?.['to']?.[0]

  const isReady = () => {
    const recipients = recipientFault(draft, t)
    setFault(recipients)
    return recipients === undefined && attachments.requireAll()
  }
  const run = ({ sendAt }: Timing) =>
    attempt(async () => {
      await flush()
      const known = id()
      const timing = sendAt === undefined ? { holdSeconds } : { sendAt }
      const mail = await calls.send({ ...savable(draft), ...(known && { mailId: known }) }, timing)
      const message =
        sendAt === undefined
          ? t('mail.sent')
          : t('mail.scheduledFor', { when: formatInstant(sendAt, locale) })
      offerUndo(mail, { message, isHeld: sendAt === undefined })
      onSent()
      await refresh()
    })
  const send = async (timing: Timing) => {
    if (!isReady()) return
    const isForgotten = draft.attachments.length === 0 && announcesAttachment(draft.body ?? '')
    if (isForgotten) setDeferred(timing)
    else await run(timing)
  }
  return {
    isRunning,
    /** What is wrong with the recipients. */
    fault: fault ?? refused,
    forgetFault: () => setFault(undefined),
    /** Why the mail was not sent, if the recipients are not the reason. */
    refusal: refused === undefined ? refusal : undefined,
    isReady,
    send,
    /** The question about a forgotten attachment; undefined while it is not asked. */
    question: deferred && {
      onNo: () => setDeferred(undefined),
      onYes: () => {
        setDeferred(undefined)
        void run(deferred)
      },
    },
  }
}

/** What is wrong with the recipients; undefined if nothing is. */
function recipientFault({ to, cc, bcc }: Draft, t: TFunction): string | undefined {
  const everybody = [...to, ...cc, ...bcc]
  const wrong = everybody.find(({ address }) => !isAddress(address))
  if (wrong) return t('mail.wrongAddress', { address: wrong.address })
  return everybody.length === 0 ? t('mail.needsRecipient') : undefined
}
