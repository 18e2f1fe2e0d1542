import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startChild } from '../support/child'
import { removeFolder, temporaryFolder } from '../support/temporary-folder'

/** A copy of the program to try something out in; what it needs of packages it shares. */
export interface Copy {
  readonly folder: string
  /** Runs a program of Node in it, and answers what it printed. Throws when it fails. */
  run(...command: string[]): Promise<string>
  write(path: string, text: string): void
  read(path: string): string
  files(path: string): string[]
  /** Deletes a file or a folder of it. */
  delete(path: string): void
  remove(): void
}

/** What is no source: made by installing, building, running or testing, and the history. */
const left = /^(node_modules|build(-\d+)?|data|\.git|\.cache|test-results|playwright-report)$/

/** Copies the program as it stands, without its history. */
export function copyProgram(): Copy {
  const source = resolve('.')
  const folder = temporaryFolder('scratch')
  for (const name of readdirSync(source).filter((item) => !left.test(item)))
    cpSync(join(source, name), join(folder, name), { recursive: true })
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const at = (path: string) => join(folder, path)
  return {
    folder,
    run: (...command) => runIn(folder, command),
    write(path, text) {
      mkdirSync(join(at(path), '..'), { recursive: true })
      writeFileSync(at(path), text)
    },
    read: (path) => readFileSync(at(path), 'utf8'),
    files: (path) => readdirSync(at(path)).toSorted((a, b) => (a < b ? -1 : 1)),
    delete: (path) => rmSync(at(path), { recursive: true }),
    remove: () => removeFolder(folder),
  }
}

async function runIn(folder: string, command: readonly string[]): Promise<string> {
  // A test run's own settings are not meant for the programs that it starts.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, TEST_ENGINE: undefined }
  const child = await startChild(process.execPath, [...command], { cwd: folder, env })
  const code = await new Promise<number | null>((done) => child.process.once('close', done))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${child.output()}`)
  return child.output()
}
