/** The SQLSTATE of a migration that refuses the existing data; its message is a sentence for the operator. */
export const refusedByMigration = 'MIG01'
