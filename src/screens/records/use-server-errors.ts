import { useTranslate, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'

/** An error of the server for a value that the form does not show. */
export interface UnassignedError {
  readonly path: string
  readonly message: string
}

export interface ServerErrors {
  /** The errors of the last write that belong to no field of the form. */
  readonly unassignedErrors: readonly UnassignedError[]
  /** Sets the errors of a refused write at their fields, and moves the focus to the first of them. */
  readonly assign: (errors: HttpError['errors']) => void
  readonly forget: () => void
}

const none: readonly UnassignedError[] = []

/**
 * The server's errors in a form. Refine drops those of fields that are not part of the sent values, as when only
 * changed values are sent.
 */
export function useServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError' | 'setFocus'>,
  hasField: (path: string) => boolean = (path) => get(form.getValues(), path) !== undefined,
): ServerErrors {
  const translate = useTranslate()
  const [unassignedErrors, setUnassigned] = useState(none)
  const assign: ServerErrors['assign'] = (errors = {}) => {
    const all = Object.entries(errors).map(([path, error]) => ({ path, message: textOf(error, translate) }))
    const [first, ...others] = all.filter(({ path }) => hasField(path))
    setUnassigned(all.filter(({ path }) => !hasField(path)))
    if (!first) return
    for (const { path, message } of [first, ...others])
      form.setError(path as Path<Values>, { type: 'server', message })
    form.setFocus(first.path as Path<Values>)
  }
  return { unassignedErrors, assign, forget: () => setUnassigned(none) }
}

/** The text of an error in each form that refine documents. */
function textOf(
  error: NonNullable<HttpError['errors']>[string],
  translate: ReturnType<typeof useTranslate>,
): string {
  if (Array.isArray(error)) return error.join(' ')
  if (typeof error === 'object') return translate(error.key, error.message)
  return typeof error === 'string' ? error : 'Field is not valid.'
}
