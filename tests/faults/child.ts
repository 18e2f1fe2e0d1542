import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')

/** A script of `programs/` in its own process, and the lines it has written so far. */
export type Child = {
  process: ChildProcess
  lines: string[]
  ended: Promise<void>
  line(text: string): Promise<void>
}

/** Starts a bundled script, and removes the bundle. */
export type Program = { start(...parameters: string[]): Child; remove(): Promise<void> }

/** Bundles a script of `programs/` together with the worker thread of the engine. */
export async function bundleProgram(name: string): Promise<Program> {
  // Inside of node_modules, so that packages are resolved.
  const folder = join(root, 'node_modules/.cache/corridor', `fault-${name}-${process.pid}`)
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: {
      [name]: join(import.meta.dirname, 'programs', `${name}.ts`),
      'pglite-worker': join(root, 'server/db/embedded/worker.ts'),
    },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  return {
    start: (...parameters) => startChild(join(folder, `${name}.js`), parameters),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function startChild(path: string, parameters: string[]): Child {
  const child = spawn(process.execPath, [path, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const waiting = new Map<string, () => void>()
  createInterface(child.stdout).on('line', (text) => {
    lines.push(text)
    waiting.get(text)?.()
  })
  return {
    process: child,
    lines,
    ended: new Promise((resolve) => child.once('close', () => resolve())),
    line: (text) =>
      lines.includes(text) ? Promise.resolve() : new Promise((found) => waiting.set(text, found)),
  }
}
