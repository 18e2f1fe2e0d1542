import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { App } from '#define/app'
import { ExpectedError } from '#server/base/expected-error'
import { shapeOfTables } from './table-shape'
import { requireOneLine } from './journal'

/** The options of each choice and the states of each state field, by `resource.field`. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What the newest migration was written for: enough to detect whether the declarations differ from it. */
export interface DeclaredState {
  /** A hash over all tables, columns and indexes. */
  readonly tables: string
  readonly choices: Choices
}

const statePath = (folder: string) => join(folder, 'meta', 'declared.json')

/** The declared options and states that records may have. */
export const choicesOf = (app: App): Choices =>
  Object.fromEntries(
    Object.values(app)
      .toSorted((resource, other) => (resource.name < other.name ? -1 : 1))
      .filter(({ managedBy }) => !managedBy)
      .flatMap(({ name, fields }) =>
        Object.entries(fields).flatMap(([field, declared]) =>
          declared.kind === 'state'
            ? [[`${name}.${field}`, [...declared.states].toSorted()]]
            : declared.kind === 'choice' || declared.kind === 'choices'
              ? [[`${name}.${field}`, [...declared.options].toSorted()]]
              : [],
        ),
      ),
  )

export const declaredState = (app: App, tables: Readonly<Record<string, PgTable>>): DeclaredState => ({
  tables: createHash('sha256').update(JSON.stringify(shapeOfTables(tables))).digest('hex'),
  choices: choicesOf(app),
})

export function readState(folder: string): DeclaredState | undefined {
  const path = statePath(folder)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DeclaredState) : undefined
}

export function writeState(folder: string, state: DeclaredState): void {
  writeFileSync(statePath(folder), `${JSON.stringify(state, null, 2)}\n`)
}

/**
 * Refuses declarations without a migration, and conflicting migrations of two branches.
 * @throws ExpectedError that names the command to run.
 */
export function requireMigrations(folder: string, state: DeclaredState): void {
  requireOneLine(folder)
  if (isDeepStrictEqual(readState(folder), state)) return
  throw new ExpectedError(
    'The declarations differ from the newest migration: run npm run migration -- <name>, and start again.',
  )
}
