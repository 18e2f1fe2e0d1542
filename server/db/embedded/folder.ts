import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Engine } from './engine'
import { syncFolder } from './sync-folder'

/**
 * Returns the folder of the embedded cluster inside `dataDir`; creates the cluster where it does not exist. A new
 * cluster gets its final name only when it is complete and on the disk.
 */
export async function ensureCluster(
  dataDir: string,
  readTemplate: () => Promise<Uint8Array | undefined>,
): Promise<string> {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(dataDir, folder, await readTemplate())
  await chmod(folder, 0o700)
  return folder
}

async function createCluster(
  dataDir: string,
  folder: string,
  template: Uint8Array | undefined,
): Promise<void> {
  const draft = join(dataDir, 'postgres.new')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const engine = await Engine.start({ folder: draft, isDraft: true, ...(template && { template }) })
  await engine.close()
  await syncAll(draft)
  await rename(draft, folder)
  syncFolder(dataDir)
}

async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => syncFile(join(entry.parentPath, entry.name))),
  )
  for (const entry of entries) if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name))
  syncFolder(folder)
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
