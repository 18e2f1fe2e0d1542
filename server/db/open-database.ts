import type { Database } from '../base/database'

export type { TransactionOptions } from '../base/database'

/** A database as `openDatabase` returns it. */
export type OpenDatabase = Database
