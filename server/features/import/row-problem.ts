import type { Faults } from '#define/parsing/parse'
import { faultText } from '#server/base/errors/language'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import type { Writer } from '#server/write/context'
import type { JobProblem } from '../work/record-step'
import type { ImportPlan } from './plan'

/** A rejected row and its faults by field. */
export type RefusedRow = readonly [row: SheetRow, faults: Faults]

/** A rejected row as a problem of the job: its line, and a sentence for each fault. */
export function rowProblem(
  { caller }: Writer,
  { resource }: ImportPlan,
  { line }: SheetRow,
  faults: Faults,
): JobProblem {
  const labels = sheetLabels(caller.language)
  const sentences = Object.entries(faults).map(([path, list]) => {
    const text = list.map((fault) => faultText(caller.language, fault)).join(' ')
    return path === '' ? text : `${labels.field(resource, path)}: ${text}`
  })
  return { line, message: sentences.join(' ').slice(0, 1000) }
}
