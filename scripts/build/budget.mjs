import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ExpectedError } from '../progress.mjs'

/**
 * The content of bench/budget.json. A screen's scripts are those of its modules with all their static imports; `files` is
 * how many there may be.
 * @typedef {{
 *   screens: Record<string, { modules: string[], limit: number, files: number, never?: string[] }>,
 *   chunk: { limit: number },
 *   chunks?: Record<string, number>,
 * }} Budget limits in bytes of gzip
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} Manifest
 * @typedef {Record<string, Record<string, number>>} ChunkReport bytes of each package and source by script
 * @typedef {{ name: string, bytes: number, limit: number, note: string }} Line
 */

/**
 * Prints what each screen loads.
 * @param {string} root
 * @param {string} folder of the build
 * @throws ExpectedError if anything is over its limit or loads a forbidden package
 */
export function checkBudget(root, folder) {
  /** @type {Budget} */
  const budget = readJson(join(root, 'bench/budget.json'))
  const client = join(folder, 'client')
  const lines = budgetLines(budget, readJson(join(client, '.vite/manifest.json')), contentReader(client))
  console.log(table(lines))
  const failures = lines.filter((line) => line.bytes > line.limit || line.note)
  if (failures.length === 0) return
  const names = failures.map((line) => line.name).join(', ')
  throw new ExpectedError(`Over the budget of bench/budget.json: ${names}.`)
}

/**
 * @param {Budget} budget
 * @param {Manifest} manifest
 * @param {{ size(file: string): number, packages(file: string): string[] }} reader
 * @returns {Line[]}
 */
export function budgetLines(budget, manifest, reader) {
  const screens = Object.entries(budget.screens).map(
    ([name, { modules, limit, files: maxFiles, never = [] }]) => {
      const missing = modules.filter((module) => !manifest[module])
      const files = scriptsOf(manifest, modules)
      const found = never.filter((unwanted) => files.some((file) => reader.packages(file).includes(unwanted)))
      const tooMany = files.length > maxFiles ? [`${files.length} files of ${maxFiles}`] : []
      const note = [
        ...missing.map((module) => `no ${module}`),
        ...found.map((name) => `has ${name}`),
        ...tooMany,
      ].join(', ')
      return { name: `screen ${name}`, bytes: total(files.map(reader.size)), limit, note }
    },
  )
  const chunks = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, name = file }) => {
      return {
        name: `script ${name}`,
        bytes: reader.size(file),
        limit: budget.chunks?.[name] ?? budget.chunk.limit,
        note: '',
      }
    })
  return [...screens, ...chunks.sort((item, other) => other.bytes - item.bytes)]
}

/**
 * The scripts that modules import statically, each once.
 * @param {Manifest} manifest
 * @param {string[]} modules
 */
export function scriptsOf(manifest, modules) {
  const seen = new Set()
  const pending = [...modules]
  while (pending.length > 0) {
    const key = pending.pop() ?? ''
    if (seen.has(key) || !manifest[key]) continue
    seen.add(key)
    pending.push(...(manifest[key]?.imports ?? []))
  }
  const files = [...seen].map((key) => manifest[key]?.file ?? '')
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** @param {string} client */
function contentReader(client) {
  /** @type {ChunkReport} */
  const report = readJson(join(client, '.vite/chunks.json'))
  /** @type {Map<string, number>} */
  const sizes = new Map()
  return {
    /** @param {string} file */
    size(file) {
      const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length
      sizes.set(file, known)
      return known
    },
    /** @param {string} file */
    packages(file) {
      const content = Object.entries(report[file] ?? {})
      return content.filter(([, bytes]) => bytes > crumb).map(([name]) => name)
    },
  }
}

// A script that contains only a few constants of a package does not count as containing the package.
const crumb = 4096

/** @param {string} path */
function readJson(path) {
  if (!existsSync(path)) throw new ExpectedError(`${path} is missing.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** @param {number[]} numbers */
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** @param {Line[]} lines */
function table(lines) {
  const shown = lines.filter((line) => line.bytes >= 1024 || line.note)
  const width = Math.max(...shown.map((line) => line.name.length))
  const rows = shown.map(({ name, bytes, limit, note }) => {
    const verdict = bytes > limit ? `over the limit of ${kilobytes(limit)}` : `of ${kilobytes(limit)}`
    return `  ${name.padEnd(width)} ${kilobytes(bytes).padStart(9)} ${verdict}${note ? `, ${note}` : ''}`
  })
  return ['Scripts, gzip:', ...rows].join('\n')
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
