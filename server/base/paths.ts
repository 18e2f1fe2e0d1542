import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = findRoot(dirname(fileURLToPath(import.meta.url)))

/** Paths of the installation, whether it runs from the sources or from the build. */
export const paths = {
  migrations: join(root, 'migrations'),
  client: join(root, 'build', 'client'),
  template: join(root, 'build', 'template.tar.gz'),
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The folder of the program has no package.json.')
  return findRoot(parent)
}
