import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { problemOf, statusOf } from '#providers/data/http/problem'
import type { Attachments } from '#screens/attachments/use-attachments'
import { useAttempt } from '#screens/use-attempt'
import { useMailSettings } from '../../compose-data'
import { useMailCalls, useMailRefresh, type Draft } from '../../mail-data'
import { isAddress } from '../recipients/addresses'
import { announcesAttachment } from '../forgotten-attachment'
import { forgetSending, holdSeconds, rememberSending, useOfferUndo } from '../held-mails'
import { savable } from '../draft-saver'
import { closeMail, type OpenMail } from '../open-mails'

interface Sending {
  readonly mail: OpenMail
  readonly attachments: Attachments
}
interface Timing {
  /** Without it, the mail is held for a moment and then sent. */
  readonly sendAt?: string
}

/**
 * Sends the mail that is being written, now or later. It asks before it sends a mail that announces an attachment and
 * has none.
 */
export function useSending({ mail: { key, draft, saver }, attachments }: Sending) {
  const { t } = useTranslation()
  const locale = useLocale()
  const offerUndo = useOfferUndo()
  const [fault, setFault] = useState<string>()
  const [deferred, setDeferred] = useState<Timing>()
  const { isRunning, refusal, attempt } = useAttempt()
  const { data: settings } = useMailSettings()
  const calls = useMailCalls()
  const refresh = useMailRefresh()
  const refused = problemOf(refusal)?.errors?.['to']?.[0]

  const isReady = () => {
    const recipients = recipientFault(draft, t)
    setFault(recipients)
    return recipients === undefined && attachments.requireAll()
  }
  const run = ({ sendAt }: Timing) =>
    attempt(async () => {
      const remember = () => sendAt === undefined && rememberSending(saver.id())
      remember()
      await saver.flush()
      remember()
      const known = saver.id()
      const timing = sendAt === undefined ? { holdSeconds } : { sendAt }
      const mail = await calls
        .send({ ...savable(draft), ...(known && { mailId: known }) }, timing)
        .catch((error: unknown) => {
          // Without an answer the mail may have been sent.
          if (statusOf(error) !== 0) forgetSending()
          throw error
        })
      const message =
        sendAt === undefined
          ? t('mail.sent')
          : t('mail.scheduledFor', { when: formatInstant(sendAt, locale) })
      offerUndo(mail, { message, isHeld: sendAt === undefined })
      closeMail(key)
      await refresh()
    })
  const send = async (timing: Timing) => {
    if (!isReady()) return
    const isForgotten =
      draft.attachments.length === 0 && announcesAttachment(draft.body ?? '', settings?.signature ?? '')
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
