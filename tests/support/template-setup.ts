import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeTemplate } from '#server/db/template'
import { fingerprint } from '../../scripts/stamp.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a migrated and empty embedded database, from which tests create theirs. */
    templatePath: string
  }
}

const cache = resolve('.cache')

/** Writes the template of the current migrations once for all tests. */
export async function setup(project: TestProject): Promise<void> {
  const version = fingerprint('.', ['migrations', 'server/db']).slice(0, 16)
  const path = join(cache, `test-template-${version}.tar.gz`)
  mkdirSync(cache, { recursive: true })
  if (!existsSync(path)) {
    removeOldTemplates()
    await writeTemplate(path)
  }
  project.provide('templatePath', path)
}

function removeOldTemplates(): void {
  const old = readdirSync(cache).filter((name) => name.startsWith('test-template-'))
  for (const name of old) rmSync(join(cache, name), { force: true })
}
