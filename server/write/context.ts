import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { clock, program, type Caller, type Context, type Transaction } from '../base/caller'
import { uuid7 } from '../db/uuid7'
import { Problem } from '../base/errors/problem'
import type { Reader } from '../read/list'
import { withDeferred } from './deferred'
import type { Services } from './services/services'
import { hooksIn, type AnyResourceHooks } from './services/resource-hooks'

/** What the write pipeline needs: the request's context and the server's services. */
export interface Writer extends Context {
  readonly services: Services
}
/** The same inside its transaction. */
export interface Writing extends Writer, Transaction {}

/** A record as its table stores it: all columns, regardless of the caller's access. */
export type Stored = { id: string; version: number } & Record<string, unknown>

/** Creates a writer for a caller; all its changes are one batch. */
export const writerFor = (services: Services, caller: Caller, now: () => string = clock): Writer => ({
  services,
  database: services.database,
  caller,
  batch: uuid7(),
  now,
})

/** The writer of the system: no access rule applies to it. */
export const programWriter = (services: Services, now: () => string = clock): Writer =>
  writerFor(services, program, now)

export const appOf = (writer: Writer): App => writer.services.app
/** A resource as the app has it: with the names of all resources where its options are those. */
export const inApp = <R extends AnyResource>(writer: Writer, resource: R): R =>
  (appOf(writer)[resource.name] as R | undefined) ?? resource
/** A reader for the caller, inside the transaction. */
export const readerIn = ({ services, tx, caller }: Writing): Reader => ({
  app: services.app,
  sign: services.sign,
  database: tx,
  caller,
})
export const hooksOf = (writer: Writer, resource: AnyResource): AnyResourceHooks | undefined =>
  hooksIn(writer.services, resource.name)

const retried = new Set(['40P01', '40001'])
/** Whether a statement or transaction failed by a deadlock or a serialization failure: it may succeed if repeated. */
export const isRetried = (error: unknown): boolean => retried.has(String((error as { code?: string }).code))

/**
 * Refuses writes of an administrator who views the application as another user, on any route.
 * @throws Problem viewing.
 */
export function requireWriting({ caller }: Writer): void {
  if (caller.viewer) throw new Problem({ kind: 'viewing' })
}

/**
 * Runs a change in one transaction, with the checks that it defers to its end, and retries it up to three times after a
 * deadlock or a serialization failure.
 */
export async function inTransaction<T>(writer: Writer, work: (writing: Writing) => Promise<T>): Promise<T> {
  requireWriting(writer)
  for (let attempt = 1; ; attempt++)
    try {
      return await writer.database.transaction((tx) => withDeferred(tx, () => work({ ...writer, tx })))
    } catch (error) {
      if (attempt > 3 || !isRetried(error)) throw error
    }
}
