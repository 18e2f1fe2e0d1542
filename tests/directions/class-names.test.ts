import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx)$/.test(file) && !/\.test\./.test(file))
  .map((file) => join('src', file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The classes of styles that are not CSS modules, and those that a module calls global. */
const defined = new Set(
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => (file.endsWith('.module.css') ? globalLines(read(file)) : read(file)))
    .flatMap((styles) => [...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
)

function globalLines(styles: string): string {
  const lines = styles.split('\n')
  return lines.filter((line) => line.includes(':global')).join('\n')
}

/** The class names that are written in elements, without those that an expression completes. */
function writtenIn(source: string): string[] {
  const values = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
  return values
    .flatMap(([, text, template]) =>
      (text ?? template ?? '').replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ').split(/\s+/),
    )
    .filter((name) => name !== '')
}

it('each class that an element has by its name is one of the global styles', () => {
  const unknown = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      writtenIn(read(file)).flatMap((name) => (defined.has(name) ? [] : [`${file}: ${name}`])),
    )
  expect(unknown).toEqual([])
})
