/** The SQLSTATE of a migration that refuses the data as it is; its message is a sentence for whoever starts the program. */
export const refusedByMigration = 'MIG01'
