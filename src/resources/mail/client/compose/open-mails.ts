import { useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'
import { whenUserChanges } from '#providers/auth/drafts'
import type { Draft } from '../mail-data'

/** A mail that is being written. */
export interface OpenMail {
  readonly key: number
  /** What it began with. */
  readonly start: Draft
}

let opened: readonly OpenMail[] = []
let lastKey = 0
const changes = createListeners()
const set = (next: readonly OpenMail[]) => {
  opened = next
  changes.notify()
}
whenUserChanges(() => set([]))

/** Opens a new mail or a draft for writing; a draft that is open already stays as it is. */
export function openMail(start: Draft): void {
  if (start.mailId !== undefined && opened.some((item) => item.start.mailId === start.mailId)) return
  set([...opened, { key: ++lastKey, start }])
}

export const closeMail = (key: number): void => set(opened.filter((item) => item.key !== key))

/** The mails that are being written. */
export const useOpenMails = (): readonly OpenMail[] => useSyncExternalStore(changes.listen, () => opened)
