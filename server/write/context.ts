import type { App } from '../../src/define/app'
import type { AnyResource } from '../../src/define/resource'
import { clock, program, type Context, type Transaction } from '../caller'
import { uuid7 } from '../db/uuid7'
import type { Services } from '../services'

/** What the write door works with: the request's context and the server's services. */
export interface Writer extends Context {
  readonly services: Services
}
/** The same inside its transaction. */
export interface Writing extends Writer, Transaction {}

/** A record as its table has it: every column, whoever looks. */
export type Stored = { id: string; version: number } & Record<string, unknown>

/** The program's own writing: it may do everything, and what it does together is one batch. */
export const programWriter = (services: Services, now: () => string = clock): Writer => ({
  services,
  database: services.database,
  caller: program,
  batch: uuid7(),
  now,
})

export const appOf = (writer: Writer): App => writer.services.app
export const servingOf = (writer: Writer, resource: AnyResource) => writer.services.servings[resource.name]

const retried = new Set(['40P01', '40001'])

/** Runs a change in one transaction, again where the database chose it to break a deadlock. */
export async function inTransaction<T>(writer: Writer, work: (writing: Writing) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await writer.database.transaction((tx) => work({ ...writer, tx }))
    } catch (error) {
      if (attempt > 3 || !retried.has(String((error as { code?: string }).code))) throw error
    }
}
