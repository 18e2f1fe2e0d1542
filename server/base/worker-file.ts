import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const found = new Map<string, Promise<string>>()

/**
 * The path of the file that a thread runs: the built one of that name beside this module, else one bundled on demand.
 * @param source the URL of its source file
 */
export function findWorkerFile(name: string, source: URL): Promise<string> {
  let file = found.get(name)
  if (!file) found.set(name, (file = fileOf(name, fileURLToPath(source))))
  return file
}

async function fileOf(name: string, source: string): Promise<string> {
  const built = fileURLToPath(new URL(`${name}.js`, import.meta.url))
  return existsSync(built) ? built : bundle(name, source)
}

async function bundle(name: string, source: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  })
  const content = outputFiles[0]?.contents ?? new Uint8Array()
  const folder = join(cacheFolder(), 'corridor')
  const path = join(folder, `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.mjs`)
  if (!existsSync(path)) await writeWhole(folder, path, content)
  return path
}

// Inside node_modules, so that the thread can resolve packages.
function cacheFolder(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return join(engine.slice(0, engine.lastIndexOf('node_modules')), 'node_modules', '.cache')
}

// Several processes may do this at once; the rename ensures that none loads a partly written file.
async function writeWhole(folder: string, path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, content)
  await rename(draft, path)
}
