import { useCallback, useEffect, useRef, useState } from 'react'
import { isAddress } from './address-input'
import { saveDraftAtEnd, useMailCalls, useMailRefresh, type Address, type Draft } from '../mail-data'

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

/**
 * Saves the draft after the user has stopped typing, one save at a time, and again when it or the page is closed. Its
 * id is that of the first save; `flush` waits for the last one.
 */
export function useAutosave(draft: Draft, isTouched: boolean) {
  const calls = useMailCalls()
  const { saveDraft } = calls
  const refresh = useMailRefresh()
  const [status, setStatus] = useState<SaveStatus>('none')
  const id = useRef(draft.mailId)
  const latest = useRef(draft)
  const saved = useRef(JSON.stringify(savable(draft)))
  const chain = useRef(Promise.resolve())
  useEffect(() => void (latest.current = draft))

  const save = useCallback((): Promise<void> => {
    chain.current = chain.current.then(async () => {
      const given = savable(latest.current)
      const text = JSON.stringify(given)
      if (text === saved.current) return
      setStatus('saving')
      try {
        const mail = await saveDraft({ ...given, ...(id.current && { mailId: id.current }) })
        id.current = mail.id
        saved.current = text
        setStatus('saved')
      } catch {
        setStatus('failed')
      }
    })
    return chain.current
  }, [saveDraft])

  const text = JSON.stringify(draft)
  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [text, isTouched, save])

  useEffect(() => {
    if (!isTouched) return
    const hide = () => document.hidden && void save()
    const leave = () => {
      const given = savable(latest.current)
      const text = JSON.stringify(given)
      if (text === saved.current) return
      saved.current = text
      saveDraftAtEnd({ ...given, ...(id.current && { mailId: id.current }) })
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isTouched, save])

  return { status, flush: save, id: () => id.current, refresh, calls }
}
export type Autosave = ReturnType<typeof useAutosave>
