import type { AnyResource } from '#define/resource'
import { DatabaseUnavailable } from '#server/base/database'
import { namesOf } from '#server/read/names'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { appOf, type Writer } from '#server/write/context'

/** A rejected record and the reason, in the caller's language. */
export interface Refused {
  readonly id: string
  readonly title: string
  readonly message: string
}

interface Unnamed {
  readonly resource: AnyResource
  readonly id: string
  readonly message: string
}

/** Adds the names of rejected records that the caller may read; the others are named after their resource. */
export async function namedRefusals(writer: Writer, refused: readonly Unnamed[]): Promise<Refused[]> {
  const reader = { app: appOf(writer), database: writer.database, caller: writer.caller }
  const titles = new Map<string, string>()
  for (const resource of new Set(refused.map((item) => item.resource))) {
    const ids = refused.filter((item) => item.resource === resource).map(({ id }) => id)
    const found = await namesOf(reader, resource, ids).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) return new Map<string, string>()
      throw error
    })
    for (const [id, title] of found) titles.set(id, title)
  }
  const labels = sheetLabels(writer.caller.language)
  return refused.map(({ resource, id, message }) => ({
    id,
    title: titles.get(id) ?? labels.untitled(resource, true),
    message,
  }))
}
