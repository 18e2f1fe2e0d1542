import { app } from '#resources/app'
import type { App } from '#define/app'
import { quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'
import { signIns } from './sign-ins'

/** Whether a database has no users, only the demo accounts, or other accounts. */
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

/** Tables of the installation that keep their rows: the secret for signing tokens, and the applied migrations. */
const stored = ['secrets', 'migrations']

/** Irreversibly deletes all rows of a database, except those of the installation. */
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
