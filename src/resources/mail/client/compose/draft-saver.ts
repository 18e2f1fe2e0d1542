import { isAddress } from './recipients/addresses'
import { saveDraftAtEnd, type Address, type Draft, type Mail } from '../mail-data'

/** The delay after typing, in milliseconds. */
const pause = 1200

export type SaveStatus = 'none' | 'saving' | 'saved' | 'failed'

const addressed = (people: readonly Address[]) => people.filter(({ address }) => isAddress(address))
/** The part of a draft that can be saved: invalid addresses are left out. */
export const savable = (draft: Draft): Draft => ({
  ...draft,
  to: addressed(draft.to),
  cc: addressed(draft.cc),
  bcc: addressed(draft.bcc),
})

interface Saving {
  /** The draft as it is now. */
  readonly read: () => Draft
  readonly save: (draft: Draft) => Promise<Pick<Mail, 'id'>>
  readonly onStatus: (status: SaveStatus) => void
}

/**
 * Saves a draft after the user has stopped typing, one save at a time. Its id is that of the first save. It belongs to
 * the draft and not to a component, so that it goes on while another page is shown.
 */
export function createDraftSaver({ read, save, onStatus }: Saving) {
  let id = read().mailId
  let saved = JSON.stringify(savable(read()))
  let chain = Promise.resolve()
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const withId = (draft: Draft): Draft => ({ ...draft, ...(id !== undefined && { mailId: id }) })

  const saveNow = async () => {
    const given = savable(read())
    const text = JSON.stringify(given)
    if (isStopped || text === saved) return
    onStatus('saving')
    try {
      id = (await save(withId(given))).id
      saved = text
      onStatus('saved')
    } catch {
      onStatus('failed')
    }
  }
  /** Saves what has changed; resolves after the last save. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    chain = chain.then(saveNow)
    return chain
  }
  return {
    flush,
    id: () => id,
    isSaved: () => JSON.stringify(savable(read())) === saved,
    changed(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pause)
    },
    /** Saves while the page is being closed. */
    leave(): void {
      const given = savable(read())
      const text = JSON.stringify(given)
      if (isStopped || text === saved) return
      saved = text
      saveDraftAtEnd(withId(given))
    },
    /** Saves nothing more; resolves after the save that is running. */
    stop(): Promise<void> {
      clearTimeout(timer)
      isStopped = true
      return chain
    },
  }
}
export type DraftSaver = ReturnType<typeof createDraftSaver>
