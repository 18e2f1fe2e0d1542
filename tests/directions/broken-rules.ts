import { readSource } from './source'
import { findViolations } from './violations'

/** The packages that the small projects of tests declare. */
export const packages = new Set(['zod', 'react', '@mui/material', '@refinedev/core', 'hono', '@types/pg'])

/** The rules that a small in-memory project violates. */
export function brokenRules(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text))
  return findViolations(sources, packages).map(({ rule }) => rule)
}
