import { useCreate, useInvalidate } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import { useDelete } from '#screens/records/use-delete'
import { useUpdate } from '#screens/records/use-update'
import { latestVersion } from '#screens/records/use-write-queue'
import { useBoard } from '../board-context'

/**
 * The column itself shows the result, and `readAgain` invalidates two resources and is awaited: an input closes when
 * the column is there.
 */
const quiet = () => ({
  invalidates: [],
  successNotification: false as const,
  errorNotification: false as const,
})

/** Creates, renames and deletes the columns of a board; each request rejects with the server's problem. */
export function useColumnWrites(columnResource: AnyResource) {
  const { mutateAsync: createOne } = useCreate()
  const { mutateAsync: update } = useUpdate()
  const { mutateAsync: deleteOne } = useDelete()
  const invalidate = useInvalidate()
  const { resource, enqueueWrite, newColumn } = useBoard()
  const { name, title } = columnResource
  const readAgain = () =>
    Promise.all(
      [resource.name, name].map((value) =>
        invalidate({ resource: value, invalidates: ['list', 'many', 'detail'] }),
      ),
    )
  return {
    create: async (value: string) => {
      await createOne({ resource: name, values: { ...newColumn, [title]: value }, ...quiet() })
      await readAgain()
    },
    rename: async ({ id }: BoardColumn, value: string) => {
      await update({ resource: name, id, values: { [title]: value }, ...quiet() })
      await readAgain()
    },
    /** Returns the latest version of the deleted column. */
    remove: async (column: BoardColumn) => {
      const gone = await enqueueWrite(column.id, async (before) => {
        await deleteOne({ resource: name, id: column.id, ...quiet() })
        const version = latestVersion({ version: Number(column['version']) }, before)
        return { ...column, version } as BoardColumn & Row
      })
      await readAgain()
      return gone
    },
  }
}
