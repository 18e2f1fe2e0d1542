import { useKeys } from '@refinedev/core'
import { useInfiniteQuery, useQueries, type InfiniteData } from '@tanstack/react-query'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import type { Row } from '#providers/data/answers'
import { read } from '#providers/data/read'

/** One change of a record: when, by whom, and the changed fields. */
export interface Change {
  readonly id: number
  /** 'create', 'update', 'delete', 'restore', or the name of a move or an action. */
  readonly operation: string
  readonly at: string
  /** Null if the system made the change. */
  readonly by: { readonly id: string; readonly name: string } | null
  /** The version of the record after the change. */
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
  /** The hidden fields that a user revealed; such an entry changes no value. */
  readonly revealed?: readonly string[]
  /** The masks of changed values that are hidden; null if there was no value. */
  readonly _masked?: Readonly<
    Record<string, { readonly before: string | null; readonly after: string | null }>
  >
  readonly _refs: Readonly<Record<string, string>>
  /** The job that made the change, if the user may read it; its text is in the user's language. */
  readonly job?: { readonly resource: string; readonly record: string; readonly text: string }
  /** The automation rules that set some of the values; their texts are in the user's language. */
  readonly rules?: readonly {
    readonly text: string
    readonly by?: string
    readonly fields: readonly string[]
  }[]
}

interface Page {
  readonly changes: readonly Change[]
  readonly next: string | undefined
}

const nextPage = /<([^<>]+)>;\s*rel="next"/

/** The changes of a record or of one of its fields, newest first, with pagination; loaded again for each version. */
export function useHistory(resource: AnyResource, row: Row, field?: string) {
  const { keys } = useKeys()
  return useInfiniteQuery({
    queryKey: [
      ...keys().data('default').resource(resource.name).get(),
      'history',
      row.id,
      row.version,
      field,
    ],
    // The changes up to the previous version of the record stay until the newer ones have arrived.
    placeholderData: (before: InfiniteData<Page, string> | undefined, query) =>
      query?.queryKey.includes(row.id) ? before : undefined,
    initialPageParam: `/api/${resource.name}/${row.id}/history${field ? `?field=${field}&limit=10` : ''}`,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { data, header } = await read(pageParam, signal)
      return { changes: data as Change[], next: nextPage.exec(header('link') ?? '')?.[1] }
    },
    getNextPageParam: ({ next }) => next,
  })
}

/** The latest changes of one field of several records of a resource, newest first; undefined for those not loaded yet. */
export function useChangesOf(
  resource: string,
  rows: readonly Pick<Row, 'id' | 'version'>[],
  field: string,
): readonly (readonly Change[] | undefined)[] {
  const { keys } = useKeys()
  const results = useQueries({
    queries: rows.map(({ id, version }) => ({
      queryKey: [...keys().data('default').resource(resource).get(), 'changes', id, version, field],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { data } = await read(`/api/${resource}/${id}/history?field=${field}&limit=10`, signal)
        return data as Change[]
      },
    })),
  })
  return results.map(({ data }) => data)
}
