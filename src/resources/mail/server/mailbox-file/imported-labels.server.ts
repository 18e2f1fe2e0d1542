import type { Writing } from '#server/write/context'
import { advisoryLock } from '#server/write/advisory-lock'
import { insertTrusted } from '#server/write/insert-trusted'
import { mailLabels } from '../../mail-labels.resource'

/** The most labels of a user after which an import creates no more. */
const maxLabels = 150
const maxName = 40

/** The ids of the labels of the caller with these names. Missing ones are created, unless there are many already. */
export async function labelsNamed(writing: Writing, given: readonly string[]): Promise<string[]> {
  const { tx, caller } = writing
  const names = new Map(given.map((name) => [keyOf(name), shortened(name)]))
  if (names.size === 0) return []
  await advisoryLock(tx, `mail labels ${caller.userId}`)
  const stored = await tx.query<{ id: string; name: string }>({
    name: 'mail_labels_of',
    text: `select "id", "name" from "mailLabels" where "owner" = $1 and "query" is null order by "id" limit 500`,
    values: [caller.userId],
  })
  const known = new Map(stored.map(({ id, name }) => [keyOf(name), id]))
  for (const [key, name] of names) {
    if (known.has(key) || known.size >= maxLabels || name === '') continue
    const { id } = await insertTrusted(writing, mailLabels, { name, owner: caller.userId })
    known.set(key, id)
  }
  return [...names.keys()].flatMap((key) => known.get(key) ?? [])
}

const shortened = (name: string): string => name.trim().slice(0, maxName).trim()
const keyOf = (name: string): string => shortened(name).toLowerCase()
