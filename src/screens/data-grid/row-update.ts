import { useResourceParams, useUpdate, type BaseRecord, type HttpError } from '@refinedev/core'
import type { UseDataGridProps } from '@refinedev/mui'

type Options<Row extends BaseRecord, Failure extends HttpError> = UseDataGridProps<
  Row,
  Failure,
  unknown,
  Row
>['updateMutationOptions']

/**
 * Saves an edited row: only the values that the user has changed, and not over a change of another user. Refine's own
 * sends the whole row, and shows what was typed instead of what was saved.
 */
export function useRowUpdate<Row extends BaseRecord, Failure extends HttpError>(
  resource: string | undefined,
  mutationOptions: Options<Row, Failure>,
) {
  const { identifier } = useResourceParams({ resource })
  const { mutateAsync } = useUpdate<Row, Failure, Partial<Row>>({
    mutationOptions: mutationOptions as undefined,
  })
  return async (row: Row, before: Row): Promise<Row> => {
    const values = changedValues(row, before)
    if (Object.keys(values).length === 0 || row.id === undefined) return before
    const { data } = await mutateAsync({
      resource: identifier ?? '',
      id: row.id,
      values,
      meta: { ...mutationOptions?.meta, version: before['version'] as unknown },
    })
    return { ...row, ...data }
  }
}

const changedValues = <Row extends BaseRecord>(row: Row, before: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !Object.is(value, before[name])),
  ) as Partial<Row>
