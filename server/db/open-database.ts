import type { Database } from './database'

export type { TransactionOptions } from './database'

/** A database as `openDatabase` answers it. */
export type OpenDatabase = Database
