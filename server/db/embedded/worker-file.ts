import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('pglite-worker.js', import.meta.url))
const source = fileURLToPath(new URL('worker.ts', import.meta.url))

let found: Promise<string> | undefined

/** The path of the engine's thread: the built one beside us, or one bundled from the sources on the spot. */
export function findWorkerFile(): Promise<string> {
  found ??= existsSync(built) ? Promise.resolve(built) : bundle()
  return found
}

async function bundle(): Promise<string> {
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
  const path = join(
    folder,
    `pglite-worker-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.mjs`,
  )
  if (!existsSync(path)) await writeWhole(folder, path, content)
  return path
}

// Inside of node_modules, so that the thread finds the packages.
function cacheFolder(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return join(engine.slice(0, engine.lastIndexOf('node_modules')), 'node_modules', '.cache')
}

// Several processes may do this at once, and none may load a file that is half written.
async function writeWhole(folder: string, path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, content)
  await rename(draft, path)
}
