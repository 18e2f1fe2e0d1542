import { newKey } from '#base/new-key'
import { draftKey } from '../auth/begun'

type Values = Readonly<Record<string, unknown>>

/** What a user has typed into a form: the changed fields, and the values that these fields started with. */
export interface TypedValues {
  readonly start: Values
  readonly values: Values
  /** The idempotency key of a new record: a save whose response was lost is repeated, not done twice. */
  readonly idempotencyKey?: string | undefined
}

/** Which form a draft belongs to, and how it is listed. */
export interface DraftForm {
  /** The resource and the record, or 'new'. */
  readonly form: string
  readonly resource: string
  readonly title: string
  /** The page on which the form is. */
  readonly path: string
}

/** The unsaved values of one opened form. Two tabs with the same form have a draft each. */
export interface FormDraft extends DraftForm, TypedValues {
  readonly slot: string
  /** Another one for each time that the draft was stored. */
  readonly stamp: string
  /** When its values were typed, in milliseconds since 1970. */
  readonly savedAt: number
}

/** Where drafts are stored: `lasting` beyond the tab, `ofTab` as long as it. Reading them may throw. */
export interface DraftStorage {
  readonly lasting: Storage
  readonly ofTab: Storage
}

const storageOfBrowser: DraftStorage = {
  get lasting() {
    return localStorage
  },
  get ofTab() {
    return sessionStorage
  },
}

export const maxDrafts = 50
export const maxDraftDays = 30
const maxAge = maxDraftDays * 24 * 3600 * 1000

/** The drafts of one user in this browser. */
export interface FormDrafts {
  /** The drafts that are not too old, the newest first. */
  readonly all: () => FormDraft[]
  /** Stores a draft; returns its stamp, or undefined if the browser does not store it. */
  readonly put: (draft: Omit<FormDraft, 'stamp'>) => string | undefined
  /** Removes a draft, unless it was stored again since. */
  readonly remove: (draft: Pick<FormDraft, 'slot' | 'stamp'>) => void
  /** The stamp of what is stored in a slot. */
  readonly stampOf: (slot: string) => string | undefined
  /** The slot in which this tab has stored the form; a reload starts from it. */
  readonly slotOfTab: (form: string) => string | undefined
}

/**
 * Reads and writes the drafts of a user in the storage of the browser. Its writes are synchronous, so that a tab that
 * is closed or killed right after a change has lost nothing.
 */
export function formDraftsOf(userId: string, storage: DraftStorage = storageOfBrowser): FormDrafts {
  const prefix = draftKey(userId, 'form ')
  const keyOf = (slot: string) => prefix + slot
  const tabKeyOf = (form: string) => draftKey(userId, `slot ${form}`)

  const readStored = (key: string): FormDraft | undefined => {
    try {
      const draft: unknown = JSON.parse(storage.lasting.getItem(key) ?? 'null')
      return isDraft(draft) && draft.savedAt > Date.now() - maxAge ? draft : undefined
    } catch {
      return undefined
    }
  }
  const all = (): FormDraft[] => {
    const found: FormDraft[] = []
    for (const key of keysOf(storage, prefix)) {
      const draft = readStored(key)
      if (draft) found.push(draft)
      else discard(storage, key)
    }
    return found.toSorted((a, b) => b.savedAt - a.savedAt)
  }
  const put: FormDrafts['put'] = (draft) => {
    const key = keyOf(draft.slot)
    const stamp = newKey()
    try {
      if (storage.lasting.getItem(key) === null)
        for (const { slot } of all().slice(maxDrafts - 1)) discard(storage, keyOf(slot))
      storage.lasting.setItem(key, JSON.stringify({ ...draft, stamp }, withoutUndefined))
    } catch {
      return undefined
    }
    try {
      storage.ofTab.setItem(tabKeyOf(draft.form), draft.slot)
    } catch {
      // The draft is stored; a reload only does not know that it is of this tab.
    }
    return stamp
  }
  const stampOf = (slot: string) => readStored(keyOf(slot))?.stamp
  const remove: FormDrafts['remove'] = ({ slot, stamp }) => {
    if (stampOf(slot) === stamp) discard(storage, keyOf(slot))
  }
  const slotOfTab = (form: string) => {
    try {
      return storage.ofTab.getItem(tabKeyOf(form)) ?? undefined
    } catch {
      return undefined
    }
  }
  return { all, put, remove, stampOf, slotOfTab }
}

/** JSON leaves out undefined values, which would then be taken for unchanged ones. */
const withoutUndefined = (_: string, value: unknown): unknown => (value === undefined ? null : value)

function keysOf(storage: DraftStorage, prefix: string): string[] {
  try {
    return Object.keys(storage.lasting).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function discard(storage: DraftStorage, key: string): void {
  try {
    storage.lasting.removeItem(key)
  } catch {
    // Storage is not available.
  }
}

const texts = ['form', 'resource', 'title', 'path', 'slot', 'stamp'] as const
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDraft(value: unknown): value is FormDraft {
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    typeof value['savedAt'] === 'number' &&
    isRecord(value['start']) &&
    isRecord(value['values'])
  )
}
