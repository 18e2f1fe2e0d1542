import type { TestDatabase } from '../../support/database'
import { runOn } from '../../support/postgres-databases'

/** Does what every database does by itself after a while, so that its plans are made from what is there. */
export async function vacuum(database: TestDatabase): Promise<void> {
  const text = 'vacuum (analyze)'
  await (database.url ? runOn(database.url, text) : database.query({ text }))
}
