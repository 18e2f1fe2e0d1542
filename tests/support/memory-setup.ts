import { mkdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { removeFolder } from './temporary-folder'

/** Creates the in-memory folder of the project's environment. Returns a function that removes it. */
export function setup(project: TestProject): (() => void) | undefined {
  const folder = project.config.env['TMPDIR']
  if (folder === undefined) return undefined
  mkdirSync(folder, { recursive: true })
  return () => removeFolder(folder)
}
