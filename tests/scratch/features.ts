import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from './copy'
import type { Documented } from './documented'

const index = 'src/resources/index.ts'

/** Adds a feature as docs/add-a-resource.md says: its file, and its line in the index. */
export function addFeature(copy: Copy, { path, declaration, line }: Documented): void {
  copy.write(path, declaration)
  copy.write(index, `${copy.read(index).trimEnd()}\n${line}\n`)
}

/** Adds a resource of 25 lines with events, which has a board and a calendar. */
export function addVisits(copy: Copy): void {
  cpSync(join(import.meta.dirname, 'visits'), join(copy.folder, 'src/resources/visits'), { recursive: true })
  copy.write(index, `${copy.read(index).trimEnd()}\nexport * from './visits/visits.resource'\n`)
}

/** Adds the screens that are written after refine's documentation, as a feature without a resource. */
export function addPublishedScreens(copy: Copy): void {
  const source = join(import.meta.dirname, 'published')
  cpSync(source, join(copy.folder, 'src/resources/published'), { recursive: true })
  const budget = 'bench/budget.json'
  const limits = copy.read(budget)
  copy.write(budget, limits.replaceAll(/("limit": \d+)/g, '$10'))
}

/** Deletes a feature: its folder, and its lines in the index. */
export function deleteFeature(copy: Copy, name: string): void {
  copy.delete(`src/resources/${name}`)
  const lines = copy.read(index).split('\n')
  copy.write(index, lines.filter((line) => !line.includes(`'./${name}/`)).join('\n'))
}
