import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AnyResource } from '#define'
import { recordRoute, routesOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import type { Progress } from '#shell/long-work/work'
import { choiceOf, type Chosen, type Stage } from './stage'
import { uploadOf } from './upload-file'
import { uploadWork } from './upload-work'

/** The upload of a large file, which leads to its job. */
export function useUpload(resource: AnyResource, setStage: (stage: Stage) => void) {
  const navigate = useNavigate()
  const { jobs } = useApp()
  const stopping = useRef<AbortController>(undefined)
  /** Answers whether an interrupted upload goes on. */
  const decide = useRef<(goesOn: boolean) => void>(undefined)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      decide.current?.(false)
    }
  }, [])

  const send = async (chosen: Chosen) => {
    const { file } = chosen
    stopping.current = new AbortController()
    let progress: Progress = { done: 0, total: file.size }
    const onProgress = (reached: Progress) => {
      progress = reached
      setStage({ at: 'sending', chosen, progress })
    }
    const onProblem = (problem: unknown, signal: AbortSignal) => {
      // Nobody can decide on another page.
      if (!isShown.current) return Promise.resolve(false)
      setStage({ at: 'sending', chosen, progress, problem })
      return new Promise<boolean>((resolve) => {
        decide.current = resolve
        signal.addEventListener('abort', () => resolve(false))
      })
    }
    onProgress(progress)
    const job = await uploadWork({
      upload: uploadOf(resource, file, choiceOf(chosen)),
      name: file.name,
      stop: stopping.current.signal,
      onProgress,
      onProblem,
    })
    if (!isShown.current) return
    if (job === undefined) return setStage({ at: 'columns', chosen })
    await navigate(jobs ? recordRoute(jobs, 'show', job) : routesOf(resource).list)
  }
  return {
    send,
    retry: () => decide.current?.(true),
    /** Cancels an upload that runs or was interrupted. */
    cancel: () => stopping.current?.abort(),
  }
}
