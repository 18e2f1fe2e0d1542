import { createListeners } from '#base/listeners'
import type { DraftForm, FormDraft, FormDrafts, TypedValues } from './stored-drafts'

/** What a form shows about its drafts. */
export interface DraftStatus {
  /** The draft that the form was opened with. */
  readonly restored?: FormDraft | undefined
  /** The draft that the user has discarded, as long as the form is open. */
  readonly discarded?: FormDraft | undefined
  /** Further drafts of the same form, for example of another tab. */
  readonly others: readonly FormDraft[]
  /** Whether the browser has refused to store what is typed. */
  readonly isRefused: boolean
}

/** The draft of an opened form: what was stored for it, and what it stores. */
export interface OpenedDraft {
  readonly status: () => DraftStatus
  readonly listen: (listener: () => void) => () => void
  /** Stores what is typed now; undefined if nothing is unsaved, which removes the draft. */
  readonly write: (typed: TypedValues | undefined) => void
  /** Removes the restored draft and what was typed since. */
  readonly discard: (typed: TypedValues | undefined) => void
  /** Continues with another draft of the form, or with the discarded one; what was typed until now is kept. */
  readonly change: (to: FormDraft) => void
}

/** What an opened form has in the storage. */
interface Stored {
  readonly slot: string
  /** The stamp of what it stored last; undefined if it has stored nothing. */
  readonly stamp?: string | undefined
  /** A draft of another tab that it shows: removed as soon as the form stores something else. */
  readonly replaced?: FormDraft | undefined
  /** The typed values of the stamp, or of the replaced draft, as text: a form changes the rows of a list in place. */
  readonly text?: string | undefined
  /** When that text was typed. */
  readonly savedAt?: number | undefined
}

/**
 * Opens the drafts of a form: that of this tab if it was reloaded, or else the newest. A draft of another tab stays
 * stored until this form stores a newer one, and longer if that tab has changed it meanwhile.
 * @param newSlot creates a name that no other form has
 */
export function openDraft(about: DraftForm, drafts: FormDrafts, newSlot: () => string): OpenedDraft {
  const { listen, notify } = createListeners()
  const found = drafts.all().filter(({ form }) => form === about.form)
  const slotOfTab = drafts.slotOfTab(about.form)
  const own = found.find(({ slot }) => slot === slotOfTab)
  const first = own ?? found[0]
  let stored: Stored = own
    ? { slot: own.slot, stamp: own.stamp, text: textOf(own), savedAt: own.savedAt }
    : { slot: newSlot(), replaced: first, text: first && textOf(first) }
  let status: DraftStatus = {
    restored: first,
    others: found.filter((draft) => draft !== first),
    isRefused: false,
  }
  const show = (next: Partial<DraftStatus>) => {
    status = { ...status, ...next }
    notify()
  }
  const drop = () => {
    if (stored.stamp !== undefined) drafts.remove({ slot: stored.slot, stamp: stored.stamp })
    if (stored.replaced) drafts.remove(stored.replaced)
    stored = { slot: stored.slot }
  }
  const put = (typed: TypedValues) => {
    const inSlot = drafts.stampOf(stored.slot)
    const { replaced } = stored
    const text = textOf(typed)
    if (stored.text === text && (replaced || inSlot === stored.stamp)) return
    // A duplicated tab continues with the same slot: the one that writes second takes another.
    const slot = inSlot === undefined || inSlot === stored.stamp ? stored.slot : newSlot()
    // Stored again because another tab has replaced it: what was typed in that tab is newer.
    const savedAt = (stored.text === text ? stored.savedAt : undefined) ?? Date.now()
    const stamp = drafts.put({ ...about, ...typed, slot, savedAt })
    if (stamp !== undefined) {
      if (replaced) drafts.remove(replaced)
      stored = { slot, stamp, text, savedAt }
    }
    const isRefused = stamp === undefined
    if (status.isRefused !== isRefused) show({ isRefused })
  }
  return {
    status: () => status,
    listen,
    write: (typed) => {
      if (typed) return put(typed)
      drop()
      if (status.restored || status.isRefused) show({ restored: undefined, isRefused: false })
    },
    discard: (typed) => {
      drop()
      const discarded = typed && {
        ...about,
        ...structuredClone(typed),
        slot: stored.slot,
        stamp: '',
        savedAt: Date.now(),
      }
      show({ restored: undefined, discarded, isRefused: false })
    },
    change: (to) => {
      // A discarded draft is not stored, so that it is written at once.
      const isDiscarded = to === status.discarded
      const others = drafts.all().filter(({ form, slot }) => form === about.form && slot !== to.slot)
      stored = { slot: newSlot(), ...(!isDiscarded && { replaced: to, text: textOf(to) }) }
      show({ restored: to, discarded: undefined, others })
    },
  }
}

/** The changed fields in one order: a form has them in the order of its declaration, which may change. */
const textOf = ({ start, values, idempotencyKey }: TypedValues): string =>
  JSON.stringify([sorted(start), sorted(values), idempotencyKey], (_, value: unknown) => value ?? null)

const sorted = (values: TypedValues['values']) =>
  Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
