import { useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'
import { whenUserChanges } from '#providers/auth/drafts'
import { uploadsTo } from '#screens/attachments/use-attachments'
import { warnWhileBusy } from '#screens/uploads/warn-while-busy'
import type { Draft, Mail } from '../mail-data'
import { createDraftSaver, type DraftSaver, type SaveStatus } from './draft-saver'
import type { AnswerKind } from './start-of-mail'

/** The most mails that are written at once. */
export const maxOpen = 3
/** The width that a docked mail needs, in pixels. */
const neededWidth = 420

/** Where an answer is written: below a mail of the conversation that is open as `page`, and docked on other pages. */
interface Below {
  readonly page: string
  readonly mail: string
}

/** A mail that is being written. */
export interface OpenMail {
  readonly key: number
  readonly kind: 'newMail' | 'editDraft' | AnswerKind
  /** What it began with. */
  readonly start: Draft
  readonly draft: Draft
  readonly status: SaveStatus
  readonly size: 'normal' | 'minimized' | 'maximized'
  readonly below: Below | undefined
  /** Whether it was not shown yet: it gets the focus when it is. */
  readonly isNew: boolean
  /** Raised whenever it is to get the focus. */
  readonly focusCount: number
  readonly saver: DraftSaver
  readonly uploads: ReturnType<typeof uploadsTo>
  readonly stopWarning: () => void
  /** What had the focus when it was opened. */
  readonly opener: Element | null
}

let opened: readonly OpenMail[] = []
let lastKey = 0
let isListening = false
const changes = createListeners()
const set = (next: readonly OpenMail[]) => {
  opened = next
  changes.notify()
}
const find = (key: number) => opened.find((item) => item.key === key)
const change = (key: number, values: Partial<OpenMail>) =>
  set(opened.map((item) => (item.key === key ? { ...item, ...values } : item)))

whenUserChanges(() => {
  for (const item of opened) end(item)
  set([])
})

function end({ saver, uploads, stopWarning }: OpenMail): void {
  void saver.stop()
  uploads.stop()
  stopWarning()
}

/** Drafts are saved when the page is closed or hidden, whatever it shows. */
function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('pagehide', () => opened.forEach(({ saver }) => saver.leave()))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) opened.forEach(({ saver }) => void saver.flush())
  })
}

interface Opening {
  readonly kind: OpenMail['kind']
  readonly start: Draft
  readonly below?: Below | undefined
  readonly save: (draft: Draft) => Promise<Pick<Mail, 'id'>>
}

/**
 * Opens a mail for writing. A draft that is open already, or an answer that was begun below the same mail, gets the
 * focus instead. Returns false if too many are open.
 */
export function openMail({ kind, start, below, save }: Opening): boolean {
  const known = opened.find((item) => isSame(item, start, below))
  if (known) {
    focusMail(known.key)
    return true
  }
  if (opened.length >= maxOpen) return false
  listen()
  const key = ++lastKey
  const uploads = uploadsTo((file) =>
    changeMail(key, { attachments: [...(find(key)?.draft.attachments ?? []), file] }),
  )
  const saver = createDraftSaver({
    read: () => find(key)?.draft ?? start,
    save,
    onStatus: (status) => change(key, { status }),
  })
  const common = { key, kind, start, draft: start, below, saver, uploads }
  const opener = document.activeElement
  const stopWarning = warnWhileBusy(uploads)
  set([
    ...opened,
    { ...common, opener, stopWarning, status: 'none', size: 'normal', focusCount: 0, isNew: true },
  ])
  minimizeOthers(key)
  return true
}

const isSame = (item: OpenMail, start: Draft, below: Below | undefined): boolean =>
  (start.mailId !== undefined && item.saver.id() === start.mailId) ||
  (below !== undefined && item.below?.mail === below.mail && start.mailId === undefined)

/** Changes what is written. */
export function changeMail(key: number, values: Partial<Draft>): void {
  const item = find(key)
  if (!item) return
  change(key, { draft: { ...item.draft, ...values } })
  item.saver.changed()
}

/** Closes a mail without saving, and gives the focus back if it was in it. */
export function closeMail(key: number): void {
  const item = find(key)
  if (!item) return
  const hadFocus = document.activeElement?.closest('[data-writing]') !== null
  end(item)
  set(opened.filter((other) => other !== item))
  if (hadFocus && item.opener instanceof HTMLElement && item.opener.isConnected) item.opener.focus()
}

/** Another component that shows it does not take the focus. */
export const markShown = (key: number): void => change(key, { isNew: false })

/** Shows a docked mail in another size. */
export function resizeMail(key: number, size: OpenMail['size']): void {
  change(key, { size })
  if (size !== 'minimized') focusMail(key)
}

/** Shows a mail and gives it the focus. */
function focusMail(key: number): void {
  const item = find(key)
  if (!item) return
  const size = item.size === 'minimized' ? 'normal' : item.size
  change(key, { size, focusCount: item.focusCount + 1 })
  minimizeOthers(key)
}

/** Minimizes the first docked mails that do not fit beside one that is shown. */
function minimizeOthers(key: number): void {
  const shown = opened.filter((item) => item.size !== 'minimized' && item.key !== key)
  const fitting = Math.max(1, Math.floor(innerWidth / neededWidth)) - 1
  const gone = new Set(shown.slice(0, Math.max(0, shown.length - fitting)))
  if (gone.size > 0) set(opened.map((item) => (gone.has(item) ? { ...item, size: 'minimized' } : item)))
}

/** The mails that are being written. */
export const useOpenMails = (): readonly OpenMail[] => useSyncExternalStore(changes.listen, () => opened)
