import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Executes SQL in the embedded database of a data folder that no server uses. */
export async function runInData(dataDir: string, text: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'postgres') })
  try {
    await database.exec(text)
  } finally {
    await database.close()
  }
}
