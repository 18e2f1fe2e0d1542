import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { CalledOff } from '#shell/long-work/long-call'
import type { Progress } from '#shell/long-work/work'
import { fillable } from './fields'
import { checkFile, lookAt, type Choice, type Column, type Look, type Report } from './import-call'
import { importWork } from './import-work'
import { storeMapping, withStoredMapping } from './stored-mapping'

/** The choices made for a file so far. */
export interface Chosen {
  readonly file: File
  readonly look: Look
  readonly columns: readonly Column[]
  /** The field that identifies existing records; '' if every row creates a new one. */
  readonly key: string
}
export type Stage =
  | { readonly at: 'choose'; readonly problem?: unknown }
  | { readonly at: 'reading'; readonly file: File; readonly progress: Progress }
  | { readonly at: 'columns'; readonly chosen: Chosen; readonly problem?: unknown }
  | { readonly at: 'checking'; readonly chosen: Chosen; readonly progress: Progress }
  | { readonly at: 'checked'; readonly chosen: Chosen; readonly report: Report }
  | { readonly at: 'running'; readonly chosen: Chosen; readonly progress: Progress }
  | { readonly at: 'over'; readonly chosen: Chosen; readonly report: Report }

const maxBytes = 10 * 1024 * 1024

/** The steps of an import: file, columns, dry run, import. */
export function useImport(resource: AnyResource) {
  const { t } = useTranslation()
  const role = useRole()
  const [stage, setStage] = useState<Stage>({ at: 'choose' })
  const stopping = useRef<AbortController>(undefined)

  const control = (report: (progress: Progress) => void) => {
    stopping.current = new AbortController()
    return { signal: stopping.current.signal, report }
  }
  const choose = async (file: File) => {
    // The server would reject it too, but only after the whole upload.
    if (file.size > maxBytes)
      return setStage({ at: 'choose', problem: { status: 413, message: t('importing.tooLarge') } })
    const report = (progress: Progress) => setStage({ at: 'reading', file, progress })
    report({ done: 0, total: file.size })
    try {
      const onUpload = (done: number, total: number) => report({ done, total })
      const look = await lookAt(resource, file, { ...control(() => {}), onUpload })
      const columns = withStoredMapping(resource, look.columns, fillable(resource, role))
      const key = columns.some(({ field }) => field === 'id') ? 'id' : ''
      setStage({ at: 'columns', chosen: { file, look, columns, key } })
    } catch (problem) {
      setStage(problem instanceof CalledOff ? { at: 'choose' } : { at: 'choose', problem })
    }
  }
  const check = async (chosen: Chosen) => {
    const report = (progress: Progress) => setStage({ at: 'checking', chosen, progress })
    report({ done: 0, total: chosen.look.count })
    try {
      const found = await checkFile(resource, chosen.file, choiceOf(chosen), control(report))
      storeMapping(resource, chosen.columns)
      if (found.left > 0) setStage({ at: 'columns', chosen })
      else setStage({ at: 'checked', chosen, report: found })
    } catch (problem) {
      const isCalledOff = problem instanceof CalledOff
      setStage({ at: 'columns', chosen, ...(!isCalledOff && { problem }) })
    }
  }
  const run = async (chosen: Chosen) => {
    const report = (progress: Progress) => setStage({ at: 'running', chosen, progress })
    report({ done: 0, total: chosen.look.count })
    const { file } = chosen
    const found = await importWork({ resource, file, choice: choiceOf(chosen), onProgress: report })
    if ('report' in found) setStage({ at: 'over', chosen, report: found.report })
    else setStage({ at: 'columns', chosen, problem: found.problem })
  }
  return {
    stage,
    choose,
    check,
    run,
    change: (chosen: Chosen) => setStage({ at: 'columns', chosen }),
    again: () => setStage({ at: 'choose' }),
    stop: () => stopping.current?.abort(),
  }
}

const choiceOf = ({ columns, key }: Chosen): Choice => ({
  mapping: Object.fromEntries(columns.map(({ header, field }) => [header, field])),
  key,
})
