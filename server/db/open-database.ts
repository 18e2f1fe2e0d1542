import type { Database } from '../base/database'

export type { TransactionOptions } from '../base/database'

/** A database as `openDatabase` answers it. */
export type OpenDatabase = Database
