import { useCreate, useInfiniteList, useInvalidate, type HttpError } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useDelete } from '../records/use-delete'
import { useUpdate } from '../records/use-update'

/** A user whom a comment mentions. */
interface Mention {
  readonly user: string
  readonly username: string
  readonly displayName: string
}

/** A comment on a record. */
export interface Comment extends Row {
  readonly author: string | null
  readonly byline: string | null
  readonly body: string
  readonly mentions: readonly Mention[]
  readonly editedAt: string | null
}

const step = 20
const silent = { successNotification: false, errorNotification: false } as const
const newestFirst = [{ field: 'createdAt', order: 'desc' }] as const

/** The comments on a record, newest first, and the calls that change them. They are read again when others change. */
export function useComments(comments: AnyResource, record: string) {
  const resource = comments.name
  const { query } = useInfiniteList<Comment, HttpError>({
    resource,
    filters: [{ field: 'record', operator: 'eq', value: record }],
    sorters: [...newestFirst],
    pagination: { pageSize: step },
    errorNotification: false,
  })
  const invalidate = useInvalidate()
  const { mutateAsync: create } = useCreate<Row, HttpError>()
  const { mutateAsync: update } = useUpdate<Row, HttpError>()
  const { mutateAsync: remove } = useDelete<Row, HttpError>()
  const readAgain = () => invalidate({ resource, invalidates: ['resourceAll'] })
  return {
    ...query,
    comments: query.data?.pages.flatMap((page) => page.data),
    add: async (body: string) => {
      await create({ resource, values: { record, body }, invalidates: [], ...silent })
      await readAgain()
    },
    change: async ({ id, version }: Comment, body: string) => {
      await update({ resource, id, values: { body }, meta: { version }, invalidates: [], ...silent })
      await readAgain()
    },
    remove: async ({ id, version }: Comment) => {
      await remove({ resource, id, meta: { version }, invalidates: [], ...silent })
      await readAgain()
    },
  }
}

export type CommentsOfRecord = ReturnType<typeof useComments>
