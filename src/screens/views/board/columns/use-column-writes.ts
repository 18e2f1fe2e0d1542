import { useDataProvider, useInvalidate } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/board'
import type { Row } from '#providers/data/answers'
import { latestVersion } from '#screens/use-write-queue'
import { useBoard } from '../board-context'

/** Creates, renames and deletes the columns of a board; each request rejects with the server's problem. */
export function useColumnWrites(columnResource: AnyResource) {
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const { resource, enqueueWrite } = useBoard()
  const { name, title } = columnResource
  const readAgain = () =>
    Promise.all(
      [resource.name, name].map((value) =>
        invalidate({ resource: value, invalidates: ['list', 'many', 'detail'] }),
      ),
    )
  return {
    create: async (value: string) => {
      await provider.create({ resource: name, variables: { [title]: value } })
      await readAgain()
    },
    rename: async ({ id }: BoardColumn, value: string) => {
      await provider.update({ resource: name, id, variables: { [title]: value } })
      await readAgain()
    },
    /** Returns the latest version of the deleted column. */
    remove: async (column: BoardColumn) => {
      const gone = await enqueueWrite(column.id, async (before) => {
        await provider.deleteOne({ resource: name, id: column.id })
        const version = latestVersion({ version: Number(column['version']) }, before)
        return { ...column, version } as BoardColumn & Row
      })
      await readAgain()
      return gone
    },
  }
}
