import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ExpectedError } from '../expected-error'

/** Makes the data folder, which belongs to us alone. Throws ExpectedError when it cannot be written. */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await chmod(dataDir, 0o700)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new ExpectedError(
      `The data folder ${dataDir} cannot be written (${reason}): choose another DATA_DIR.`,
    )
  }
}
