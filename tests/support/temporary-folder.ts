import { constants, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder that is removed when this process ends, if nobody did so before. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `corridor-${name}-`)))
  process.once('exit', () => removeFolder(folder))
  return folder
}

/** Copies what is in a folder into another one; where the file system can, the contents are shared until they change. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
