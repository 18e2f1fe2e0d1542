import { createContext, use, type ComponentType } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#base/format/record-path'

/** A form of another resource, opened where one of its records is missing in a picker. */
export interface NewRecordProps {
  readonly resource: string
  /** What was searched for: what the new record may be called. */
  readonly typed: string
  /** What it starts with beside that. */
  readonly given?: Readonly<Record<string, unknown>>
  readonly onClose: (created: Row | undefined) => void
}

/** What the inputs of a form know of it beside their own value. */
export interface FormScope {
  /** The resource whose record is written, or for which an action is asked. */
  readonly resource: AnyResource
  /** Begins the ids of the inputs: one of a page. */
  readonly prefix: string
  /** The record as it is stored: titles of references, and values that the form does not show. */
  readonly row: Readonly<Record<string, unknown>>
  readonly label: (name: string) => string
  readonly help: (name: string) => string | undefined
  readonly option: (name: string, value: string) => string
  /** Checks one input, once it has been left. */
  readonly check?: (path: string) => Promise<unknown>
  readonly NewRecord?: ComponentType<NewRecordProps> | undefined
}

const FormScopeContext = createContext<FormScope | undefined>(undefined)
export const FormScopeProvider = FormScopeContext

/**
 * The form in which an input stands.
 * @throws Error outside of a form.
 */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('An input stands outside of a form')
  return scope
}

/** The id of the input at a path of the form: what a label and an error lead to. */
export const inputId = (prefix: string, path: string): string => `${prefix}${path.replaceAll('.', '-')}`
