import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { DatabaseError } from 'pg'
import type { Queryable } from '../base/database'
import { refusedByMigration } from './migrations/refused-by-migration'
import type { OpenDatabase } from './open-database'

/** The database was made by migrations that this version does not have: by one from before the baseline. */
export class UnknownMigrations extends Error {
  override name = 'UnknownMigrations'
}

export type MigrateOptions = {
  /** The folder that drizzle-kit writes, with `meta/_journal.json`. */
  folder: string
}

// Any number, as long as it stays the same: servers that start together wait for each other on it.
const lockKey = 5_140_250_915_001
const timeoutMs = 600_000
const missing = new Set(['42P01', '3F000'])
const applied = 'select created_at as at from drizzle.__drizzle_migrations'

/**
 * Brings the database up to the newest migration and answers how many were applied, in one transaction.
 * Several servers may do it at once. Throws UnknownMigrations where the first migration is missing and others are there,
 * else the database's error; then nothing has changed.
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

/** Whether a migration refuses the data as it is; its message is a sentence for whoever starts the program. */
export const isRefusedByMigration = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === refusedByMigration

/** In the order of the journal; one that was written earlier and merged later is applied all the same. */
function pending(migrations: MigrationMeta[], done: ReadonlySet<number>): MigrationMeta[] {
  return migrations.filter(({ folderMillis }) => !done.has(folderMillis))
}

/** The applied migrations, each by the moment at which it was written, which no two of them share. */
async function appliedIn(database: Queryable): Promise<ReadonlySet<number>> {
  try {
    const rows = await database.query<{ at: number }>({ text: applied })
    return new Set(rows.map(({ at }) => at))
  } catch (error) {
    if (error instanceof DatabaseError && missing.has(error.code ?? '')) return new Set()
    throw error
  }
}
