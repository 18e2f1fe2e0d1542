import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { DatabaseError } from 'pg'
import type { Queryable } from './database'
import type { OpenDatabase } from './open-database'

export type MigrateOptions = {
  /** The folder that drizzle-kit writes, with `meta/_journal.json`. */
  folder: string
}

// Any number, as long as it stays the same: servers that start together wait for each other on it.
const lockKey = 5_140_250_915_001
const patienceMs = 600_000
const missing = new Set(['42P01', '3F000'])
const lastApplied = 'select max(created_at) as at from drizzle.__drizzle_migrations'

/**
 * Brings the database up to the newest migration and answers how many were applied, in one transaction.
 * Several servers may do it at once. Throws the database's error, and then nothing has changed.
 */
export async function migrate(database: OpenDatabase, { folder }: MigrateOptions): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  if (pending(migrations, await lastAppliedIn(database)).length === 0) return 0
  return database.transaction((tx) => applyPending(tx, migrations), {
    statementMs: patienceMs,
    transactionMs: patienceMs,
  })
}

async function applyPending(tx: Queryable, migrations: MigrationMeta[]): Promise<number> {
  await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [lockKey] })
  await tx.query({ text: 'create schema if not exists drizzle' })
  await tx.query({
    text: `create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`,
  })
  const todo = pending(migrations, await lastAppliedIn(tx))
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

function pending(migrations: MigrationMeta[], appliedUntil: number): MigrationMeta[] {
  return migrations.filter(({ folderMillis }) => folderMillis > appliedUntil)
}

/** When the newest applied migration was written, in milliseconds; below any of them when there is none. */
async function lastAppliedIn(database: Queryable): Promise<number> {
  try {
    const [row] = await database.query<{ at: number | null }>({ text: lastApplied })
    return row?.at ?? -1
  } catch (error) {
    if (error instanceof DatabaseError && missing.has(error.code ?? '')) return -1
    throw error
  }
}
