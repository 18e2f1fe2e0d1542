import { useDataProvider, useInvalidate } from '@refinedev/core'
import type { AnyResource } from '../../../define'
import type { BoardColumn } from '../../../define/board'
import type { Row } from '../../../providers/data/answers'
import { useBoard } from './board-context'

/** Creates, renames and deletes the columns of a board; each rejects with what the server refused. */
export function useColumnWrites(columnResource: AnyResource) {
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const { resource } = useBoard()
  const { name, title } = columnResource
  const readAgain = () =>
    Promise.all(
      [resource.name, name].map((one) =>
        invalidate({ resource: one, invalidates: ['list', 'many', 'detail'] }),
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
    remove: async (column: BoardColumn) => {
      await provider.deleteOne({ resource: name, id: column.id })
      await readAgain()
      return { ...column, version: column['version'] } as unknown as Row
    },
  }
}
