import {
  useUpdate as useRefineUpdate,
  type BaseRecord,
  type HttpError,
  type UseUpdateProps,
  type UseUpdateReturnType,
} from '@refinedev/core'
import { usePessimistic } from './pessimistic'

/**
 * Refine's `useUpdate` with the corrections of `usePessimistic`, unless the hook is optimistic. A page that is left
 * would lose an undoable update without a message, so there is none: the server undoes.
 */
export function useUpdate<
  Data extends BaseRecord = BaseRecord,
  Refusal extends HttpError = HttpError,
  Variables = {},
>(
  props: UseUpdateProps<Data, Refusal, Variables> & { mutationMode?: 'pessimistic' | 'optimistic' } = {},
): UseUpdateReturnType<Data, Refusal, Variables> {
  const { mutationMode = 'pessimistic', mutationOptions, invalidates } = props
  const steps = usePessimistic({ ...props, invalidates: invalidates ?? ['list', 'many', 'detail'] })
  return useRefineUpdate<Data, Refusal, Variables>({
    ...props,
    mutationMode,
    mutationOptions: mutationMode === 'pessimistic' ? { ...steps, ...mutationOptions } : mutationOptions,
  })
}
