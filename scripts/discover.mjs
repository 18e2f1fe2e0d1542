import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'src/resources'

/** @param {string} name such as `kanban-cards` @returns {string} such as `kanbanCards` */
const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * A file of a feature: the name of its export, and its path without extension.
 * @typedef {{ name: string, path: string }} Found
 */

/**
 * The existing files of a kind in all features: one for each declared resource, or one for each feature.
 * @param {string} root
 * @param {(name: string) => string} pathOf without its extension
 * @param {'resource' | 'feature'} of
 * @returns {Found[]}
 */
function find(root, pathOf, of) {
  const features = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return features.flatMap(({ name: feature }) => {
    const names = of === 'feature' ? [feature] : resourcesOf(join(root, folder, feature))
    const paths = names.map((name) => ({ name: camelCase(name), path: `${feature}/${pathOf(name)}` }))
    return paths.filter(({ path }) => existsSync(join(root, folder, `${path}.ts`)))
  })
}

/** @param {string} path of a feature @returns {string[]} the names of its declarations' files */
const resourcesOf = (path) =>
  readdirSync(path).flatMap((name) => /^(.+)\.resource\.ts$/.exec(name)?.[1] ?? [])

const head = '// Written from the folders of the features by scripts/discover.mjs: do not edit.\n'

/** @param {Found[]} found @param {string} suffix of what the files export */
const imports = (found, suffix = '') =>
  found.map(({ name, path }) => `import { ${name}${suffix} } from './${path}'\n`).join('')

/** @param {Found[]} found @param {string} suffix */
const entries = (found, suffix = '') =>
  found.map(({ name }) => (suffix ? `  ${name}: ${name}${suffix},\n` : `  ${name},\n`)).join('')

/** @type {{ [file: string]: (root: string) => string }} */
const registries = {
  'resource-hooks': (root) => {
    const found = find(root, (name) => `server/${name}.server`, 'resource')
    return `import type { HooksOfResources } from '../../server/write/services/resource-hooks'
import type { app } from './app'
${imports(found, 'Hooks')}
/** The server hooks of the resources. A resource with an action has hooks, or this does not compile. */
export const resourceHooks = {
${entries(found, 'Hooks')}} satisfies HooksOfResources<typeof app>
`
  },
  demos: (root) => {
    const found = find(root, (name) => `demo/${name}.demo`, 'resource')
    return `import type { Demos } from '../../server/features/demo/demo'
import type { app } from './app'
${imports(found, 'Demo')}
/** Demo data that is better than generated values: how many records, and what each holds. */
export const demos: Demos<typeof app> = {
${entries(found, 'Demo')}}
`
  },
  overviews: (root) => {
    const found = find(root, (name) => `server/${name}.overview`, 'feature')
    return `import type { OverviewPart } from '../../server/features/overview/tile'
${imports(found, 'Overview')}
/** What the features contribute to overviews: metrics, records and pages. */
export const overviewParts: readonly OverviewPart[] = [
${entries(found, '').replaceAll(/,\n/g, 'Overview,\n')}]
`
  },
  labels: (root) => {
    const found = find(root, (name) => `labels/${name}.labels.cn`, 'resource')
    return `import type { ResourceLabels } from '../define/labels'
${imports(found)}
/** The Chinese labels of the resources. */
export const chineseLabels: { readonly [resource: string]: ResourceLabels } = {
${entries(found)}}
`
  },
  pages: (root) => {
    const found = find(root, (name) => `${name}.pages`, 'feature')
    return `${imports(found, 'Pages')}
/** The pages of all features that no view can show, as data. */
export const customPages = [
${found.map(({ name }) => `  ...${name}Pages,\n`).join('')}] as const
`
  },
  'first-pages': (root) => {
    const found = find(root, (name) => `${name}.first-page`, 'feature')
    return `import type { FirstPage } from '../define/paths/first-page'
${imports(found, 'FirstPage')}
/** By the folder of their feature, the custom pages that are rendered before the application has loaded. */
export const firstPages: { readonly [feature: string]: FirstPage } = {
${found.map(({ name, path }) => `  '${path.split('/')[0]}': ${name}FirstPage,\n`).join('')}}
`
  },
  'first-catalogues': (root) => {
    const found = find(root, (name) => `${name}.first-catalogue`, 'feature')
    return `import type { FirstCatalogue } from '../define/paths/first-catalogue'
${imports(found, 'FirstCatalogue')}
/** By the folder of their feature, the catalogues that are rendered before the application has loaded. */
export const firstCatalogues: { readonly [feature: string]: FirstCatalogue } = {
${found.map(({ name, path }) => `  '${path.split('/')[0]}': ${name}FirstCatalogue,\n`).join('')}}
`
  },
  screens: (root) => {
    const found = find(root, () => 'client/screens', 'feature')
    return `import { combineScreens, type CustomScreens } from '../providers/custom-screens'
${imports(found, 'Screens')}import { customPages } from './pages.generated'

/** What the features render by hand. */
export const customScreens: CustomScreens = combineScreens(customPages, [
${found.map(({ name }) => `  ${name}Screens,\n`).join('')}])
`
  },
}

/**
 * Writes the generated lists of the features' files: `src/resources/*.generated.ts`. Unchanged files are not written.
 * @param {string} root of the project
 * @returns {string[]} the written files
 */
export function discoverFeatures(root) {
  return Object.entries(registries).flatMap(([name, write]) => {
    const file = `${folder}/${name}.generated.ts`
    const path = join(root, file)
    const text = head + write(root)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return []
    writeFileSync(path, text)
    return [file]
  })
}
