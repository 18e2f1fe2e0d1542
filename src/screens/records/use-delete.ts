import {
  useDelete as useRefineDelete,
  useKeys,
  useNotification,
  useTranslate,
  useUserFriendlyName,
  type BaseRecord,
  type DeleteOneResponse,
  type HttpError,
  type UseDeleteProps,
  type UseDeleteReturnType,
} from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { usePessimistic } from './pessimistic'

type DeleteParams<Data extends BaseRecord, Refusal extends HttpError, Variables> = Parameters<
  UseDeleteReturnType<Data, Refusal, Variables>['mutateAsync']
>[0]

/**
 * Refine's `useDelete` with the corrections of `usePessimistic` and another one: refine removes the cached records of
 * the whole resource, also those on screen. The page of the deleted record then requests it again and shows its
 * absence before the user has left. Here only the deleted record is removed, and only if no page shows it.
 */
export function useDelete<
  Data extends BaseRecord = BaseRecord,
  Refusal extends HttpError = HttpError,
  Variables = {},
>({ mutationOptions, ...props }: UseDeleteProps<Data, Refusal, Variables> = {}): UseDeleteReturnType<
  Data,
  Refusal,
  Variables
> {
  const cache = useQueryClient()
  const { keys } = useKeys()
  const { open } = useNotification()
  const translate = useTranslate()
  const friendlyName = useUserFriendlyName()
  const steps = usePessimistic()
  const onSuccess = (
    data: DeleteOneResponse<Data>,
    { resource, id, successNotification: wanted }: DeleteParams<Data, Refusal, Variables>,
  ) => {
    const queryKey = keys().data('default').resource(resource).action('one').id(id).get()
    cache.removeQueries({ queryKey, type: 'inactive' })
    const notification = typeof wanted === 'function' ? wanted(data, id, resource) : wanted
    if (notification === false) return
    const name = translate(`${resource}.${resource}`, friendlyName(resource, 'singular'))
    const message = `Successfully deleted a ${name}`
    open?.(
      notification ?? {
        key: `${id}-${resource}-notification`,
        message: translate('notifications.deleteSuccess', { resource: name }, message),
        type: 'success',
      },
    )
  }
  const replaced = { ...steps, onSuccess, ...mutationOptions }
  return useRefineDelete<Data, Refusal, Variables>({ ...props, mutationOptions: replaced })
}
