import { useRef, useState } from 'react'
import type { AnyResource } from '#define'
import { queryClient } from '#providers/query-client'
import { longCall } from '#shell/long-work/long-call'

/** The most events of a file that the server reads. */
export const maxIcsEvents = 10_000

/** What an import did. */
export interface IcsReport {
  readonly batch: string
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly left: number
  readonly refusedCount: number
  readonly refused: readonly { readonly title: string; readonly reason: string }[]
}

/** Where the events go. */
export interface ImportChoice {
  /** The id of a calendar; empty for none. */
  readonly calendar: string
  readonly isPrivate: boolean
}
/** How many of the events are done. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

/** Imports a file of events; it is stopped with its dialog. */
export function useIcsImport(resource: AnyResource) {
  const [progress, setProgress] = useState<ImportProgress>()
  const [report, setReport] = useState<IcsReport>()
  const [refusal, setRefusal] = useState<unknown>()
  const stopping = useRef<AbortController>(undefined)
  const run = async (file: File, { calendar, isPrivate }: ImportChoice) => {
    const form = new FormData()
    form.set('file', file)
    if (calendar !== '') form.set('calendar', calendar)
    if (isPrivate) form.set('private', 'true')
    form.set('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    const controller = new AbortController()
    stopping.current = controller
    setProgress({ done: 0, total: 0 })
    setRefusal(undefined)
    try {
      const done = await longCall<IcsReport>(`/api/${resource.name}/ics`, form, {
        signal: controller.signal,
        report: (now) => setProgress({ done: now.done, total: now.total ?? 0 }),
      })
      setReport(done)
      // The imported events may be shown anywhere.
      await queryClient.invalidateQueries()
    } catch (error) {
      setRefusal(error)
    }
    setProgress(undefined)
  }
  return { run, stop: () => stopping.current?.abort(), progress, report, refusal }
}
