import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { AnswerBelow } from '../compose/answer-below'
import { useOpenMails } from '../compose/open-mails'
import type { AnswerKind } from '../compose/start-of-mail'
import type { ListedMail } from '../mail-data'
import { FoldedMail } from './folded-mail'
import { Message } from './message'
import styles from './stack.module.css'

interface StackProps {
  /** The mail that was opened. */
  readonly id: string
  readonly mails: readonly ListedMail[]
  readonly onAnswer: (mail: ListedMail, kind: AnswerKind) => void
  /** Opens a draft of the conversation, which is written below a mail. */
  readonly onDraft: (mail: ListedMail, below: string | undefined) => void
}

/** From how many folded mails in a row on they are one line. */
const minRun = 3

const answers = [
  ['reply', 'arrow-u-up-left', 'r'],
  ['replyAll', 'arrow-u-up-left', 'a'],
  ['forward', 'arrow-u-up-right', 'f'],
] as const

/**
 * The mails of a conversation, oldest first. Unread ones, the opened one and the latest one are unfolded, and those
 * that arrive while it is open; many folded ones in a row are one line.
 */
export function Stack({ id, mails, onAnswer, onDraft }: StackProps) {
  const { t } = useTranslation()
  const latest = mails.findLast(isOnItsWay)
  const written = useOpenMails()
  const answerBelow = (mail: ListedMail) =>
    written.find(({ below }) => below?.page === id && below.mail === mail.id)
  const isWritten = (mail: ListedMail) => written.some(({ saver }) => saver.id() === mail.id)
  const answersOf = (mail: ListedMail) => {
    const answer = answerBelow(mail)
    if (answer) return <AnswerBelow key={answer.key} mail={answer} />
    return mail === latest && <Answers mail={mail} onAnswer={onAnswer} />
  }
  const shown = mails.filter((mail) => !isWritten(mail))
  const [open, setOpen] = useState(() => initiallyOpen(id, mails))
  const [known, setKnown] = useState(mails)
  if (known !== mails) {
    setKnown(mails)
    const arrived = mails.filter((mail) => !mail.isRead && !known.some(({ id: other }) => other === mail.id))
    if (arrived.length > 0) setOpen((before) => new Set([...before, ...arrived.map((mail) => mail.id)]))
  }
  const [isComplete, setComplete] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const first = mails.find((mail) => open.has(mail.id))
  useMessageKeys(list)
  useArrival(list, first && first !== mails[0] ? first.id : undefined)
  const toggle = (mail: ListedMail) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(mail.id)) next.add(mail.id)
      return next
    })
  return (
    <>
      <ol ref={list} className={styles.stack}>
        {runsOf(shown, open, isComplete).map((run) => {
          const [mail] = run
          if (!mail) return null
          if (run.length > 1)
            return (
              <li key={mail.id} className={styles.run}>
                <button type="button" onClick={() => setComplete(true)}>
                  {t('mail.foldedMails', { count: run.length })}
                </button>
              </li>
            )
          return (
            <li key={mail.id} data-mail={mail.id}>
              {open.has(mail.id) ? (
                <Message
                  mail={mail}
                  onFold={mails.length > 1 ? () => toggle(mail) : undefined}
                  onAnswer={onAnswer}
                >
                  {answersOf(mail)}
                </Message>
              ) : (
                <FoldedMail
                  mail={mail}
                  onOpen={mail.folder === 'drafts' ? () => onDraft(mail, latest?.id) : toggle}
                />
              )}
            </li>
          )
        })}
      </ol>
      {mails.map((mail) => !open.has(mail.id) && answersOf(mail))}
    </>
  )
}

function Answers({ mail, onAnswer }: { readonly mail: ListedMail } & Pick<StackProps, 'onAnswer'>) {
  const { t } = useTranslation()
  return (
    <div className={styles.answers}>
      {answers.map(([kind, icon, key]) => (
        <AnswerButton key={kind} name={t(`mail.${kind}`)} keys={key} onRun={() => onAnswer(mail, kind)}>
          <Icon name={icon} size={18} />
        </AnswerButton>
      ))}
    </div>
  )
}

interface AnswerButtonProps {
  readonly name: string
  readonly keys: string
  readonly onRun: () => void
  readonly children: React.ReactNode
}

function AnswerButton({ name, keys, onRun, children }: AnswerButtonProps) {
  useShortcut(keys, { group: 'mail', label: name, run: onRun })
  return (
    <button type="button" className="button" onClick={onRun}>
      {children}
      {name}
    </button>
  )
}

/** Whether a mail was sent or received, and so can be answered. */
const isOnItsWay = ({ folder }: ListedMail) => folder !== 'drafts' && folder !== 'scheduled'

function initiallyOpen(id: string, mails: readonly ListedMail[]): ReadonlySet<string> {
  const latest = mails.findLast(isOnItsWay)
  return new Set(
    mails
      .filter((mail) => mail.folder !== 'drafts' && (!mail.isRead || mail.id === id || mail === latest))
      .map((mail) => mail.id),
  )
}

/** The mails one by one, with those in a row that are folded and between others together. */
function runsOf(mails: readonly ListedMail[], open: ReadonlySet<string>, isComplete: boolean) {
  const runs: ListedMail[][] = []
  let folded: ListedMail[] = []
  const end = () => {
    runs.push(...(folded.length >= minRun ? [folded] : folded.map((mail) => [mail])))
    folded = []
  }
  for (const [index, mail] of mails.entries()) {
    const isAlone = isComplete || index === 0 || open.has(mail.id) || mail.folder === 'drafts'
    if (!isAlone) folded.push(mail)
    else {
      end()
      runs.push([mail])
    }
  }
  end()
  return runs
}

/** The keys that move the focus from mail to mail. */
function useMessageKeys(list: React.RefObject<HTMLElement | null>): void {
  const { t } = useTranslation()
  const step = (by: 1 | -1) => {
    const all = [...(list.current?.querySelectorAll('[data-mail]') ?? [])]
    const index = all.findIndex((item) => item.contains(document.activeElement))
    const item = index < 0 ? all[0] : all[index + by]
    item?.querySelector('button')?.focus()
    item?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('n', { group: 'mail', label: t('mail.keys.nextMail'), run: () => step(1) })
  useShortcut('p', { group: 'mail', label: t('mail.keys.previousMail'), run: () => step(-1) })
}

/** Scrolls to the first unfolded mail when the conversation is opened. */
function useArrival(list: React.RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    list.current?.querySelector(`[data-mail="${id}"]`)?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-deps -- only on opening
  }, [])
}
