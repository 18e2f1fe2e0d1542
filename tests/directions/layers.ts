import { isDeclaration, isFeatureServer, isTest, isWithin } from './paths'

/** The layers of the server, the lowest first. A file imports its own layer and lower ones. */
export const serverLayers = [
  'server/base',
  'server/db',
  'server/read',
  'server/write',
  'server/features',
  'features of src/resources',
  'server/http',
  'server/lifecycle',
  'server/commands',
] as const

/** The layers of code that runs in the browser, or in browser and server; the lowest first. */
export const sharedLayers = [
  'src/define',
  'src/recurrence',
  'src/money',
  'src/text',
  'src/theme',
  'declarations of src/resources',
  'src/locales',
  'src/base',
  'src/providers',
  'src/shell',
  'src/screens',
  'src/pages',
  'clients of src/resources',
  'src',
] as const

interface Layer {
  readonly side: 'server' | 'shared'
  readonly name: string
  /** Its index in the list of its side: a higher layer may import a lower one. */
  readonly rank: number
}

/** The layer of a file; undefined for files without a layer, such as those of the public site and tests. */
export function layerOf(path: string): Layer | undefined {
  if (isTest(path) || isWithin(path, 'src/marketing')) return undefined
  const name = nameOf(path)
  const server = (serverLayers as readonly string[]).indexOf(name)
  if (server >= 0) return { side: 'server', name, rank: server }
  const shared = (sharedLayers as readonly string[]).indexOf(name)
  return shared >= 0 ? { side: 'shared', name, rank: shared } : undefined
}

function nameOf(path: string): string {
  if (isFeatureServer(path)) return 'features of src/resources'
  if (isDeclaration(path)) return 'declarations of src/resources'
  if (isWithin(path, 'src/resources')) return 'clients of src/resources'
  const [side = '', folder = '', ...rest] = path.split('/')
  return rest.length === 0 && folder.includes('.') ? side : `${side}/${folder}`
}

/** Whether the imported file is in a higher layer, which is forbidden. */
export function isUpward(from: string, to: string): boolean {
  const [importer, imported] = [layerOf(from), layerOf(to)]
  return importer !== undefined && importer.side === imported?.side && imported.rank > importer.rank
}
