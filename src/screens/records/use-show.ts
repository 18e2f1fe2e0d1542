import {
  useShow as useRefineShow,
  type BaseRecord,
  type HttpError,
  type UseShowProps,
  type UseShowReturnType,
} from '@refinedev/core'

/**
 * Refine's `useShow`, which never has the previous record while the next one is loading. With refine's own defaults of
 * the query client it has.
 */
export function useShow<Data extends BaseRecord = BaseRecord, Refusal extends HttpError = HttpError>(
  props: UseShowProps<Data, Refusal>,
): UseShowReturnType<Data, Refusal> {
  return useRefineShow<Data, Refusal>({
    ...props,
    queryOptions: { placeholderData: undefined, ...props.queryOptions },
  })
}
