import type { AnyResource } from '#define'
import { longCall } from '#shell/long-work/long-call'
import type { TaskControl } from '#shell/long-work/work'

export interface SheetRow {
  /** The row's number as people see it; the header is the first. */
  readonly line: number
  readonly cells: readonly string[]
}
export interface Column {
  readonly header: string
  readonly field: string | null
}
/** What a file is, before anything is done with it. */
export interface Look {
  readonly count: number
  readonly columns: readonly Column[]
  readonly sample: readonly SheetRow[]
}
/** What an import came to, or would come to. */
export interface Report {
  readonly batch?: string
  readonly count: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly wrong: number
  readonly left: number
  readonly repeated?: true
  readonly columns: readonly Column[]
  readonly rows: readonly SheetRow[]
  /** What is wrong, by row and field: '3.price'. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** What is said about a file: the field of each column, and the field by which records are known again. */
export interface Choice {
  readonly mapping: Readonly<Record<string, string | null>>
  readonly key: string
}
interface Sent extends TaskControl {
  readonly onUpload?: (sent: number, total: number) => void
}

const formOf = (file: File, fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.set(name, value)
  form.set('file', file, file.name)
  return form
}
const fieldsOf = ({ mapping, key }: Choice) => ({ mapping: JSON.stringify(mapping), key })
const urlOf = (resource: AnyResource) => `/api/${resource.name}/import`

/** Sends a file to be read only. */
export const lookAt = (resource: AnyResource, file: File, sent: Sent): Promise<Look> =>
  longCall<Look>(urlOf(resource), formOf(file, { look: 'true' }), sent)

/** Finds out what an import would come to; nothing is kept. */
export const checkFile = (resource: AnyResource, file: File, choice: Choice, sent: Sent): Promise<Report> =>
  longCall<Report>(urlOf(resource), formOf(file, { ...fieldsOf(choice), dryRun: 'true' }), sent)

/** Imports the rows that are right; a file that was imported before is not imported again, and one that was stopped goes on. */
export const importFile = (resource: AnyResource, file: File, choice: Choice, sent: Sent): Promise<Report> =>
  longCall<Report>(
    urlOf(resource),
    formOf(file, { ...fieldsOf(choice), partial: 'true', once: 'true' }),
    sent,
  )
