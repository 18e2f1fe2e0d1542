import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes the names in a folder last. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
