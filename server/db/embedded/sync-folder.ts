import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Syncs the entries of a folder to the disk. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
