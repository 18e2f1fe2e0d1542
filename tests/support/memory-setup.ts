import { mkdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { removeFolder } from './temporary-folder'

/** Makes the folder in memory that the project's environment names, and removes it with whatever is left in it. */
export function setup(project: TestProject): (() => void) | undefined {
  const folder = project.config.env['TMPDIR']
  if (folder === undefined) return undefined
  mkdirSync(folder, { recursive: true })
  return () => removeFolder(folder)
}
