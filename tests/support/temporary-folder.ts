import { constants, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder that is removed when this process exits, if it still exists. */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(join(parent, `corridor-${name}-`)))
  process.once('exit', () => removeFolder(folder))
  return folder
}

/** Copies the contents of a folder into another one, with copy-on-write if the file system supports it. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
