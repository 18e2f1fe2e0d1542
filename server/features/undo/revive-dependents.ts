import type { AnyResource } from '#define/resource'
import { onBehalfOf } from '#server/base/caller'
import { appOf, type Writer } from '#server/write/context'
import { dependentFields } from '#server/write/deletion/dependents'
import type { ChangeEntry } from '#server/write/change-entries'
import { undoRecord } from './undo-record'

/**
 * Restores what was purged together with a record that was just restored. Whoever may restore the record restores it
 * with all of them, as they were deleted with it, also where the user may not delete or create each of them: for
 * instance the comments of others.
 */
export const reviveDependents = (writer: Writer, resource: AnyResource, id: string): Promise<void> =>
  revive({ ...writer, caller: onBehalfOf(writer.caller) }, resource, id)

async function revive(writer: Writer, resource: AnyResource, id: string): Promise<void> {
  for (const { resource: other, field } of dependentFields(appOf(writer), resource)) {
    const entries = await writer.database.query<ChangeEntry & { record: string }>({
      name: 'undo_dependents',
      text: `select "record", "id", "operation", "at", "userId", "version", "before", "after" from "changes"
        where "resource" = $1 and "operation" = 'delete' and "after" is null and "before"->>$2 = $3
          and "batch" = (select "batch" from "changes" where "resource" = $4 and "record" = $3::uuid
            and "operation" = 'delete' and "after" is null order by "id" desc limit 1)
        order by "id"`,
      values: [other.name, field, id, resource.name],
    })
    for (const { record, ...entry } of entries) {
      await undoRecord(writer, other, record, [entry])
      await revive(writer, other, record)
    }
  }
}
