import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ExpectedError } from '../base/expected-error'

/**
 * Creates the data folder with access for the owner only; an existing one keeps its permissions, as it may hold other
 * things too.
 * @throws ExpectedError where it cannot be written.
 */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    await makeFolder(dataDir)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    const message = `The data folder ${dataDir} cannot be written (${reason}): choose another DATA_DIR.`
    throw new ExpectedError(message)
  }
}

// Not with `recursive`, which never returns where a file system reports that a folder cannot exist, such as in /proc.
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
