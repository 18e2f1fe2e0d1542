import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parts } from './parts.mjs'

const path = 'bench/results.md'
const head =
  '# What it costs\n\nWritten by `npm run bench`; see [README.md](README.md) for how it is measured.\n'
const marker = (name: string) => `<!-- ${name} -->\n`

type Section = (typeof parts)[number]

/** Replaces a section of the results page. */
export function writeSection(name: Section, text: string): void {
  const page = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const stored = Object.fromEntries(parts.map((part) => [part, partOf(page, part)]))
  const contents = { ...stored, [name]: `${text}\n` }
  const body = Object.entries(contents).map(([part, content]) => `\n${marker(part)}\n${content}`)
  writeFileSync(path, head + body.join(''))
}

function partOf(page: string, name: string): string {
  const from = page.indexOf(marker(name))
  if (from < 0) return 'Not measured yet.\n'
  const content = page.slice(from + marker(name).length)
  const end = content.indexOf('\n<!-- ')
  return `${(end < 0 ? content : content.slice(0, end)).trim()}\n`
}

/** Date and machine of a measurement: absolute numbers are comparable only on the same machine. */
export function machine(): string {
  const [processor] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const load = loadavg()[0]?.toFixed(1)
  return `${day}, Node ${process.versions.node}, ${cpus().length} × ${processor?.model ?? 'unknown'}, load of the machine ${load}.`
}
