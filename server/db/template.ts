import { rename, writeFile } from 'node:fs/promises'
import { paths } from '../base/paths'
import type { OpenDatabase } from './open-database'
import { openInMemory } from './open'
import { migrate } from './migrate'

/**
 * Writes the embedded database of a new installation, migrated and empty, as a gzipped tarball of about 4.5 MB. Needs
 * some 900 MB of memory while it runs.
 */
export async function writeTemplate(path: string, migrations = paths.migrations): Promise<void> {
  const database = await openInMemory({})
  try {
    await migrate(database, { folder: migrations })
    // Outside of a transaction and one by one: a new installation then starts without a recovery and without a
    // vacuum.
    for (const text of ['VACUUM (ANALYZE)', 'CHECKPOINT']) await database.alone((run) => run({ text }))
    const draft = `${path}.${process.pid}`
    await writeFile(draft, await database.dump())
    await rename(draft, path)
  } finally {
    await database.close()
  }
}

/** A separate database in memory, migrated and empty, from a template; for tests. The caller closes it. */
export function freshDatabase(template = paths.template): Promise<OpenDatabase> {
  return openInMemory({ templatePath: template })
}
