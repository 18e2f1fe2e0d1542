import { readFileSync } from 'node:fs'

/** A resource as docs/add-a-resource.md declares it: a newcomer copies exactly this. */
export interface Documented {
  readonly name: string
  /** The path of its file. */
  readonly path: string
  readonly declaration: string
  /** Its line in src/resources/index.ts. */
  readonly line: string
}

const docs = 'docs/add-a-resource.md'

/** Reads the first two pieces of code of the page: the declaration, and its line in the index. */
export function documentedResource(): Documented {
  const text = readFileSync(docs, 'utf8')
  const path = /`(src\/resources\/[a-z/-]+\.resource\.ts)`/.exec(text)?.[1]
  const [declaration, line] = [...text.matchAll(/^( *)```ts\n([^]*?)^ *```$/gm)].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
  const name = /defineResource\('([a-z]+)'/.exec(declaration ?? '')?.[1]
  if (!path || !declaration || !line || !name) throw new Error(`${docs} does not show a resource any more`)
  return { name, path, declaration, line: line.trim() }
}
