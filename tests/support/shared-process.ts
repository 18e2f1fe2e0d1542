import { afterAll, vi } from 'vitest'

const environment = { ...process.env }
const folder = process.cwd()

/**
 * Fails a test file that leaves a change behind, because other files run in the same process afterwards. New globals
 * are not looked for: packages add some when they are loaded.
 */
afterAll(() => {
  const left: string[] = []
  if (vi.isFakeTimers()) left.push('fake timers')
  if (process.cwd() !== folder) left.push('another working directory')
  for (const name of new Set([...Object.keys(environment), ...Object.keys(process.env)]))
    if (process.env[name] !== environment[name]) left.push(`the environment variable ${name}`)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join(', ')}`)
})
