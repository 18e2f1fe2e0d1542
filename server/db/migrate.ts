import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { DatabaseError } from 'pg'
import type { Queryable } from '../base/database'
import { refusedByMigration } from './migrations/refused-by-migration'
import type { OpenDatabase } from './open-database'

/** The database was created by migrations that this version does not have, such as those before the baseline. */
export class UnknownMigrations extends Error {
  override name = 'UnknownMigrations'
}

export type MigrateOptions = {
  /** The folder that drizzle-kit writes, with `meta/_journal.json`. */
  folder: string
}

// Any constant number: servers that start together wait for each other on this lock.
const lockKey = 5_140_250_915_001
const timeoutMs = 600_000
const missing = new Set(['42P01', '3F000'])
const applied = 'select created_at as at from drizzle.__drizzle_migrations'

/**
 * Applies all pending migrations in one transaction and returns how many there were. Several servers may call it at
 * once.
 * @throws UnknownMigrations where other migrations were applied but not the first one; otherwise the database's
 * error. Nothing has changed then.
 */
export async function migrate(database: OpenDatabase, { folder }: MigrateOptions): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const done = await appliedIn(database)
  if (done.size > 0 && !done.has(migrations[0]?.folderMillis ?? 0)) throw new UnknownMigrations()
  if (pending(migrations, done).length === 0) return 0
  return database.transaction((tx) => applyPending(tx, migrations), {
    statementMs: timeoutMs,
    transactionMs: timeoutMs,
  })
}

async function applyPending(tx: Queryable, migrations: MigrationMeta[]): Promise<number> {
  await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [lockKey] })
  await tx.query({ text: 'create schema if not exists drizzle' })
  await tx.query({
    text: `create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`,
  })
  const todo = pending(migrations, await appliedIn(tx))
  for (const migration of todo) await apply(tx, migration)
  return todo.length
}

async function apply(tx: Queryable, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const text of sql) if (text.trim()) await tx.query({ text })
  await tx.query({
    text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    values: [hash, folderMillis],
  })
}

/** Whether a migration refused the existing data; its message is a sentence for the operator. */
export const isRefusedByMigration = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === refusedByMigration

/** In the order of the journal; a migration that was written earlier but merged later is applied too. */
function pending(migrations: MigrationMeta[], done: ReadonlySet<number>): MigrationMeta[] {
  return migrations.filter(({ folderMillis }) => !done.has(folderMillis))
}

/** The applied migrations by the time at which they were written, which is unique. */
async function appliedIn(database: Queryable): Promise<ReadonlySet<number>> {
  try {
    const rows = await database.query<{ at: number }>({ text: applied })
    return new Set(rows.map(({ at }) => at))
  } catch (error) {
    if (error instanceof DatabaseError && missing.has(error.code ?? '')) return new Set()
    throw error
  }
}
