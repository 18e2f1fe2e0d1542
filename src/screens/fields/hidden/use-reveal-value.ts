import { useCustomMutation } from '@refinedev/core'
import type { AnyResource } from '#define'

/**
 * Requests a hidden value of a record; the server records the request in the change log. Rejects with the server's
 * problem.
 */
export function useRevealValue(resource: AnyResource): (id: string, name: string) => Promise<string> {
  const { mutateAsync } = useCustomMutation<{ readonly values: Readonly<Record<string, unknown>> }>({
    // The value is not kept after the page.
    mutationOptions: { gcTime: 0 },
    overtimeOptions: { enabled: false },
  })
  return async (id, name) => {
    const { data } = await mutateAsync({
      url: `/api/${resource.name}/${id}/reveal`,
      method: 'post',
      values: { fields: [name] },
      errorNotification: false,
    })
    return String(data.values[name] ?? '')
  }
}
