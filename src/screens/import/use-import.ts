import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { CalledOff } from '#shell/long-work/long-call'
import type { Progress } from '#shell/long-work/work'
import { fillable } from './fields'
import { checkFile, lookAt } from './import-call'
import { importWork } from './import-work'
import { headOf, isLarge as isLargeFile, isWorkbook, maxBytes } from './large-file'
import { choiceOf, type Chosen, type Stage } from './stage'
import { storeMapping, withStoredMapping } from './stored-mapping'
import { useUpload } from './use-upload'

/** The steps of an import: file, columns, dry run, import. */
export function useImport(resource: AnyResource) {
  const { t } = useTranslation()
  const role = useRole()
  const [stage, setStage] = useState<Stage>({ at: 'choose' })
  const stopping = useRef<AbortController>(undefined)

  const upload = useUpload(resource, setStage)

  const control = (report: (progress: Progress) => void) => {
    stopping.current = new AbortController()
    return { signal: stopping.current.signal, report }
  }
  const choose = async (file: File) => {
    // The server would reject it too, but only after the whole upload.
    if (file.size > maxBytes && (await isWorkbook(file)))
      return setStage({ at: 'choose', problem: { status: 413, message: t('importing.tooLarge') } })
    const report = (progress: Progress) => setStage({ at: 'reading', file, progress })
    report({ done: 0, total: file.size })
    try {
      const onUpload = (done: number, total: number) => report({ done, total })
      const isLarge = await isLargeFile(file)
      const sent = { ...control(() => {}), onUpload, isHead: isLarge }
      const look = await lookAt(resource, isLarge ? headOf(file) : file, sent)
      const columns = withStoredMapping(resource, look.columns, fillable(resource, role))
      const key = columns.some(({ field }) => field === 'id') ? 'id' : ''
      setStage({ at: 'columns', chosen: { file, isLarge, look, columns, key } })
    } catch (problem) {
      setStage(problem instanceof CalledOff ? { at: 'choose' } : { at: 'choose', problem })
    }
  }
  const check = async (chosen: Chosen) => {
    const report = (progress: Progress) => setStage({ at: 'checking', chosen, progress })
    report({ done: 0, total: chosen.look.count })
    try {
      const { file, isLarge } = chosen
      const sent = { ...control(report), isHead: isLarge }
      const found = await checkFile(resource, isLarge ? headOf(file) : file, choiceOf(chosen), sent)
      storeMapping(resource, chosen.columns)
      if (found.left > 0) setStage({ at: 'columns', chosen })
      else setStage({ at: 'checked', chosen, report: found })
    } catch (problem) {
      const isCalledOff = problem instanceof CalledOff
      setStage({ at: 'columns', chosen, ...(!isCalledOff && { problem }) })
    }
  }
  const run = async (chosen: Chosen) => {
    if (chosen.isLarge) return upload.send(chosen)
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
    retryUpload: upload.retry,
    cancelUpload: upload.cancel,
    stop: () => stopping.current?.abort(),
  }
}
