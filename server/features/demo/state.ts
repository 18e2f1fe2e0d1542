import { app } from '#resources/app'
import type { App } from '#define/app'
import { quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'
import { signIns } from './sign-ins'

/** What a database holds: nothing of anybody, the demo's data, or somebody's own. */
export async function stateOf(database: Queryable): Promise<'empty' | 'demo' | 'own'> {
  const [row] = await database.query<{ people: number; known: number; others: number }>({
    text: `select (select count(*) from "users")::int as "people",
        count(*) filter (where u."email" = any($1::text[]))::int as "known",
        count(*) filter (where u."email" <> all($1::text[]))::int as "others"
      from "credentials" c join "users" u on u."id" = c."userId"`,
    values: [signIns],
  })
  if (!row || row.people === 0) return 'empty'
  return row.known === signIns.length && row.others === 0 ? 'demo' : 'own'
}

/** What belongs to the installation and to nobody's data: the secret that signs tokens, and what was migrated. */
const stored = ['secrets', 'migrations']

/** Takes everything out of a database, but for what belongs to the installation. There is no way back. */
export async function emptyOut(database: Queryable): Promise<void> {
  const tables = await database.query<{ name: string }>({
    text: `select tablename as "name" from pg_tables where schemaname = 'public' and tablename <> all($1::text[])`,
    values: [[...stored, ...viewsOf(app), 'change_log_heads']],
  })
  await database.query({ text: `truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade` })
  await database.query({ text: `update "change_log_heads" set "sequence" = 0, "hash" = ''::bytea` })
}

const viewsOf = (declared: App): string[] =>
  Object.values(declared).flatMap(({ name, managedBy }) => (managedBy ? [name] : []))
