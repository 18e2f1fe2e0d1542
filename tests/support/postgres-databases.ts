import { Client } from 'pg'

/** The migrated database from which test databases are copied. */
export const templateDatabase = 'corridor_template'

/** The URL of another database of the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement on a separate connection, as `create database` requires. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
