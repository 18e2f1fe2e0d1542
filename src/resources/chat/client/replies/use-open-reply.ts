import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The open thread, in the URL: the id of its first message, and functions to open and close it. */
export function useOpenReply() {
  const [parameters, setParameters] = useSearchParams()
  const open = useCallback(
    (id: string | undefined) =>
      setParameters((before) => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete('thread')
        else next.set('thread', id)
        return next
      }),
    [setParameters],
  )
  return { openThread: parameters.get('thread') ?? undefined, open }
}
