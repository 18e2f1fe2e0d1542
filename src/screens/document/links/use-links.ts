import { useCustomMutation } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

/** A link to the document of a record; its address is known only when it is created. */
export interface DocumentLink {
  readonly id: string
  readonly purpose: 'share' | 'mail'
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly viewedAt: string | null
  /** What became of the mail that it was sent with. */
  readonly mail: {
    readonly to: string
    readonly status: 'waiting' | 'kept' | 'sent' | 'failed'
    readonly error: string | null
  } | null
}

interface Links {
  readonly links: readonly DocumentLink[]
  /** Whether a link may be created in the present state of the record. */
  readonly isShared: boolean
}

const pathOf = (resource: AnyResource, row: Row) => `/api/${resource.name}/${row.id}/links`

/** The links of a record; they are read again when it changes, or one of them is opened. */
export const useLinks = (resource: AnyResource, row: Row) =>
  useRequest<Links>(
    { url: pathOf(resource, row), method: 'get' },
    { key: ['document-links', resource.name, row.id, row.version], live: [resource.name] },
  )

/** Functions that create and end links. They reject with the server's problem. */
export function useChangeLinks(resource: AnyResource, row: Row) {
  const { mutateAsync } = useCustomMutation<{ readonly url: string }>({
    // The address is not kept after the page.
    mutationOptions: { gcTime: 0 },
    overtimeOptions: { enabled: false },
  })
  return {
    /** Returns the address of a new link. */
    create: async (days: number | null): Promise<string> => {
      const { data } = await mutateAsync({
        url: pathOf(resource, row),
        method: 'post',
        values: { days },
        errorNotification: false,
      })
      return data.url
    },
    end: async (link: string): Promise<void> => {
      await mutateAsync({
        url: `${pathOf(resource, row)}/${link}`,
        method: 'delete',
        values: {},
        errorNotification: false,
      })
    },
  }
}
