import type { Progress } from '#shell/long-work/work'
import type { Choice, Column, Look, Report } from './import-call'

/** The choices made for a file so far. */
export interface Chosen {
  readonly file: File
  /** Whether it is uploaded in parts and imported as a job; only its first rows are looked at and checked. */
  readonly isLarge: boolean
  readonly look: Look
  readonly columns: readonly Column[]
  /** The field that identifies existing records; '' if every row creates a new one. */
  readonly key: string
}

/** The step of an import. */
export type Stage =
  | { readonly at: 'choose'; readonly problem?: unknown }
  | { readonly at: 'reading'; readonly file: File; readonly progress: Progress }
  | { readonly at: 'columns'; readonly chosen: Chosen; readonly problem?: unknown }
  | { readonly at: 'checking'; readonly chosen: Chosen; readonly progress: Progress }
  | { readonly at: 'checked'; readonly chosen: Chosen; readonly report: Report }
  | {
      readonly at: 'sending'
      readonly chosen: Chosen
      readonly progress: Progress
      readonly problem?: unknown
    }
  | { readonly at: 'running'; readonly chosen: Chosen; readonly progress: Progress }
  | { readonly at: 'over'; readonly chosen: Chosen; readonly report: Report }

/** What is sent about a file. */
export const choiceOf = ({ columns, key }: Chosen): Choice => ({
  mapping: Object.fromEntries(columns.map(({ header, field }) => [header, field])),
  key,
})
