import { useMeta, useOne, useResourceParams, type BaseRecord, type HttpError } from '@refinedev/core'
import {
  useForm as useRefineForm,
  type UseFormProps,
  type UseFormReturnType,
} from '@refinedev/react-hook-form'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { usePessimistic } from './pessimistic'
import { useServerErrors, type ServerErrors } from './use-server-errors'
import { useReadValues } from './use-read-values'

type Props<Data extends BaseRecord, Refusal extends HttpError, Values extends FieldValues> = UseFormProps<
  Data,
  Refusal,
  Values
> & {
  /** Whether the form shows an error at this path; by default, whether it has a value there. */
  readonly hasField?: (path: string) => boolean
}

/**
 * `useForm` of @refinedev/react-hook-form with the same contract, and these corrections:
 * - A record that is read again does not replace typed values (`useReadValues`).
 * - While the next record loads, the form does not have the values of the previous one.
 * - `isDirty` is false again when the typing is undone.
 * - Each server error is set at its field, also of fields that were not sent; the others are in `unassignedErrors`.
 * - The corrections of `usePessimistic`.
 * Refine's warning before leaving is off: it misses links and Back, and a failed save clears it. `useLeaveGuard`
 * replaces it. With `queryOptions: { enabled: false }` the caller provides the values.
 */
export function useForm<
  Data extends BaseRecord = BaseRecord,
  Refusal extends HttpError = HttpError,
  Values extends FieldValues = FieldValues,
>({ refineCoreProps: core = {}, hasField, ...rest }: Props<Data, Refusal, Values> = {}): UseFormReturnType<
  Data,
  Refusal,
  Values
> &
  Pick<ServerErrors, 'unassignedErrors'> {
  const isReading = core.queryOptions?.enabled !== false
  const [firstReading] = useState(createFirstReading<Data>)
  const select = isReading ? firstReading : readNothing
  const { resource, id: startId, action, mutationMode = 'pessimistic' } = core
  const steps = usePessimistic({ invalidates: core.invalidates ?? ['list', 'many', 'detail'] })
  const form = useRefineForm<Data, Refusal, Values>({
    ...rest,
    warnWhenUnsavedChanges: false,
    disableServerSideValidation: true,
    refineCoreProps: {
      ...core,
      mutationMode,
      // The query below is what callers see.
      queryOptions: { ...core.queryOptions, select } as typeof core.queryOptions,
      updateMutationOptions: {
        ...(mutationMode === 'pessimistic' && steps),
        ...core.updateMutationOptions,
      },
      onMutationError: (...given) => {
        serverErrors.assign(given[0].errors)
        core.onMutationError?.(...given)
      },
      onMutationSuccess: (...given) => {
        serverErrors.forget()
        core.onMutationSuccess?.(...given)
      },
    },
  })
  const serverErrors = useServerErrors(form, hasField)
  const inferred = useResourceParams({ resource, id: startId, action })
  const getMeta = useMeta()
  const hasRecord = isReading && inferred.formAction !== 'create'
  const { id } = form.refineCore
  const { query } = useOne<Data, Refusal>({
    ...core,
    resource: inferred.identifier,
    id,
    successNotification: undefined,
    errorNotification: undefined,
    meta: { ...getMeta({ resource: inferred.resource, meta: core.meta }), ...core.queryMeta },
    queryOptions: {
      ...core.queryOptions,
      placeholderData: undefined,
      enabled: hasRecord && id !== undefined,
    },
  })
  useReadValues(form, hasRecord, id, query.data?.data)
  return {
    ...form,
    refineCore: {
      ...form.refineCore,
      query,
      onFinish: (...given) => {
        serverErrors.forget()
        return form.refineCore.onFinish(...given)
      },
    },
    unassignedErrors: serverErrors.unassignedErrors,
  }
}

/**
 * Refine writes each answer of its query into the form. It gets the first answer of each record only, with which it
 * fills the inputs, also those that appear later.
 */
function createFirstReading<Data extends BaseRecord>() {
  let first: { readonly data: Data } | undefined
  return (answer: { readonly data: Data }) => {
    if (first?.data.id !== answer.data.id) first = answer
    return first
  }
}

/** For a form whose caller provides the values. */
const readNothing = () => ({ data: undefined })
