import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '#providers/data/http/problem'
import { uploadContent } from '#providers/data/http/upload-call'
import { shareOf } from '#screens/uploads/upload-states'

/** The progress of an upload; undefined if none is in progress. */
export interface Under {
  readonly name: string
  readonly share: number
}

/** Uploads a file from an input and passes its address to `onDone`. Unmounting the form cancels the upload. */
export function useUpload(onDone: (address: string) => void) {
  const [under, setUnder] = useState<Under>()
  const [problem, setProblem] = useState('')
  const calling = useRef<AbortController>(undefined)
  useEffect(() => () => calling.current?.abort(), [])

  const start = async (file: File) => {
    calling.current?.abort()
    const { signal } = (calling.current = new AbortController())
    setProblem('')
    setUnder({ name: file.name, share: 0 })
    const onProgress = (sent: number, total: number) =>
      setUnder({ name: file.name, share: shareOf(sent, total) })
    try {
      const { content } = await uploadContent(file, { signal, onProgress })
      onDone(content)
    } catch (error) {
      if (signal.aborted) return
      setProblem(reasonOf(error))
    }
    if (!signal.aborted) setUnder(undefined)
  }
  const cancel = () => {
    calling.current?.abort()
    setUnder(undefined)
  }
  return { under, problem, setProblem, start, cancel }
}
