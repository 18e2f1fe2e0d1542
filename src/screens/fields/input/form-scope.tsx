import { createContext, use, type ComponentType } from 'react'
import type { AnyResource } from '#define'
import type { Conditions } from '#define/references/reference-where'
import type { Row } from '#base/format/record-path'

/** A form for another resource, opened when a picker does not find a record. */
export interface NewRecordProps {
  readonly resource: string
  /** The search text, used as the title of the new record. */
  readonly typed: string
  /** Further initial values. */
  readonly given?: Readonly<Record<string, unknown>>
  readonly onClose: (created: Row | undefined) => void
}

/** What the inputs of a form share. */
export interface FormScope {
  /** The resource of the record, or of the action whose input is entered. */
  readonly resource: AnyResource
  /** The prefix of the inputs' ids, unique on the page. */
  readonly prefix: string
  /** The stored record: titles of references, and values that the form does not show. */
  readonly row: Readonly<Record<string, unknown>>
  readonly label: (name: string) => string
  readonly help: (name: string) => string | undefined
  readonly option: (name: string, value: string) => string
  /** Validates one input when it loses the focus. */
  readonly check?: (path: string) => Promise<unknown>
  /** Further conditions of references by their names, where the form is for some of the records only. */
  readonly narrowed?: Readonly<Record<string, Conditions>> | undefined
  readonly NewRecord?: ComponentType<NewRecordProps> | undefined
}

const FormScopeContext = createContext<FormScope | undefined>(undefined)
export const FormScopeProvider = FormScopeContext

/**
 * The scope of the form around an input.
 * @throws Error outside of a form.
 */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('An input must be rendered inside a form')
  return scope
}

/** The id of the input at a path of the form, for labels and links from errors. */
export const inputId = (prefix: string, path: string): string => `${prefix}${path.replaceAll('.', '-')}`
