import type { SaveContext } from '#server/write/services/resource-hooks'
import { advisoryLock } from '#server/write/advisory-lock'
import type { files } from '../files.resource'

const longest = 200

/** A name with a number before its extension: 'Report (2).pdf'. */
export function numbered(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.\s]{1,12})?$/s.exec(name) ?? []
  const added = ` (${number})${ending}`
  return `${stem.slice(0, longest - added.length)}${added}`
}

/**
 * The name of a file, with a number if another file in the same location has that name: in a folder, or among the
 * owner's files outside folders. Concurrent saves wait for each other.
 */
export async function freeName(
  { tx, values, previous }: SaveContext<typeof files>,
  owner: string | null,
): Promise<string> {
  const { name = '', folder = null, id = '' } = values
  const stays = previous && previous.name === name && previous.folder === folder && previous.owner === owner
  if (stays) return name
  const path = folder ?? owner ?? ''
  await advisoryLock(tx, `names ${path}`)
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? name : numbered(name, number)
    const [other] = await tx.query({
      name: 'file_name',
      text: `select 1 from "files" where lower("name") = lower($1) and "folder" is not distinct from $2::uuid
        and ($2::uuid is not null or "owner" is not distinct from $3::uuid) and "deletedAt" is null
        and "id" <> $4 limit 1`,
      values: [wanted, folder, owner, id],
    })
    if (!other) return wanted
  }
}
