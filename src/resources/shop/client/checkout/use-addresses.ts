import { useList } from '@refinedev/core'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { isUnusable } from '#providers/data/is-unusable'
import type { Billing } from '../cart/checkout-state'

export type AddressRow = Row & Billing & { readonly preferredAt: string | null }

/** The user's own addresses, the preferred one first. */
export function useAddresses() {
  const me = useGetIdentity().data?.id
  const { query, result } = useList<AddressRow>({
    resource: 'addresses',
    pagination: { currentPage: 1, pageSize: 50 },
    filters: [{ field: 'owner', operator: 'eq', value: me }],
    sorters: [{ field: 'createdAt', order: 'desc' }],
    errorNotification: false,
  })
  const isFailed = isUnusable(query)
  const preferred = ({ preferredAt }: AddressRow) => preferredAt ?? ''
  return {
    rows:
      query.data && !isFailed
        ? result.data.toSorted((item, other) => (preferred(item) < preferred(other) ? 1 : -1))
        : undefined,
    error: isFailed ? query.error : undefined,
    readAgain: () => void query.refetch(),
  }
}
