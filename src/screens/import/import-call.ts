import type { AnyResource } from '#define'
import { longCall } from '#shell/long-work/long-call'
import type { TaskControl } from '#shell/long-work/work'

export interface SheetRow {
  /** The row's number in the file, from 1; the header is row 1. */
  readonly line: number
  readonly cells: readonly string[]
}
export interface Column {
  readonly header: string
  readonly field: string | null
}
/** The content of a file before it is imported. */
export interface Look {
  readonly count: number
  readonly columns: readonly Column[]
  readonly sample: readonly SheetRow[]
}
/** The result of an import, or of a dry run. */
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
  /** Error messages by row and field: '3.price'. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** The choices for a file: the field for each column, and the field that identifies existing records. */
export interface Choice {
  readonly mapping: Readonly<Record<string, string | null>>
  readonly key: string
}
interface Sent extends TaskControl {
  /** Whether only the beginning of a large file is sent. */
  readonly isHead?: boolean
  readonly onUpload?: (sent: number, total: number) => void
}

const formOf = (file: File, fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.set(name, value)
  form.set('file', file, file.name)
  return form
}
const fieldsOf = ({ mapping, key }: Choice) => ({ mapping: JSON.stringify(mapping), key })
const headField = (isHead = false) => ({ head: isHead ? 'true' : '' })
const urlOf = (resource: AnyResource) => `/api/${resource.name}/import`

/** Sends a file to be parsed, without importing it. */
export const lookAt = (resource: AnyResource, file: File, { isHead, ...sent }: Sent): Promise<Look> =>
  longCall<Look>(urlOf(resource), formOf(file, { look: 'true', ...headField(isHead) }), sent)

/** Runs an import as a dry run; nothing is stored. */
export const checkFile = (
  resource: AnyResource,
  file: File,
  choice: Choice,
  { isHead, ...sent }: Sent,
): Promise<Report> =>
  longCall<Report>(
    urlOf(resource),
    formOf(file, { ...fieldsOf(choice), dryRun: 'true', ...headField(isHead) }),
    sent,
  )

/**
 * Imports the valid rows. With `isOnce`, a file that was already imported is not imported again, and a stopped import
 * continues.
 */
export const importFile = (
  resource: AnyResource,
  file: File,
  choice: Choice,
  { isOnce, ...sent }: Sent & { readonly isOnce: boolean },
): Promise<Report> =>
  longCall<Report>(
    urlOf(resource),
    formOf(file, { ...fieldsOf(choice), partial: 'true', once: isOnce ? 'true' : '' }),
    sent,
  )
