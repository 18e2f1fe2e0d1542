import { useCreate, useInvalidate, type OpenNotificationParams } from '@refinedev/core'
import type { AnyResource } from '#define'
import { writableFields } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'

/**
 * Creates a copy of a record with all values that the user may set, and with `changes`. Rejects with the server's
 * problem.
 */
export function useCopy(resource: AnyResource) {
  const role = useRole()
  const { mutateAsync } = useCreate<Row>()
  const invalidate = useInvalidate()
  return async (
    row: Row,
    changes: Readonly<Record<string, unknown>>,
    /** The message about the copy; none if false. */
    notice: ((copy: Row) => OpenNotificationParams) | false,
  ): Promise<Row> => {
    const fields = Object.entries(writableFields(resource, role)).filter(
      ([name, field]) => name in row && field.kind !== 'rank' && !('unique' in field && field.unique),
    )
    const values = Object.fromEntries(fields.map(([name]) => [name, row[name]]))
    const { data } = await mutateAsync({
      resource: resource.name,
      values: { ...values, ...changes },
      invalidates: [],
      successNotification: notice && ((answer) => notice(answer?.data as Row)),
      errorNotification: false,
    })
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
    return data
  }
}
