import { build } from 'vite'

const prefix = '\0refine-mui:'
/**
 * Statements at the top level of the package of which a bundler must assume that they have side effects: names of
 * functions, its notification provider, the format of its date field, and its themes. No part uses one of them.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const impure = [
  [/^var __name = .*$/m, 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;'],
  [/var RefineSnackbarProvider = styled\(\w+\)`[^`]*`;/, 'var RefineSnackbarProvider;'],
  [/^dayjs\.extend\(\w+\);$/m, ''],
  [/(var RefineThemes = )(Object)/, '$1/* @__PURE__ */ $2'],
  [/(var LightTheme = )/, '$1/* @__PURE__ */ '],
  [/(var DarkTheme = )/, '$1/* @__PURE__ */ '],
  [/(var defaultLocale = )/, '$1/* @__PURE__ */ '],
]

/**
 * What the parts of the application use of the package, by their folders.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const parts = {
  'src/screens/data-grid/': ['useDataGrid'],
  'src/screens/show/': ['EditButton', 'Show'],
  'src/screens/form/': ['Create', 'Edit'],
}

/**
 * @refinedev/mui is one module that imports everything any of its exports needs, so the chunk of a screen that uses one
 * export gets the packages of all. The folders above get a module with their exports and with the imports of these
 * alone; all other code gets the package as it is.
 * @returns {import('vite').Plugin}
 */
export function refineMuiParts() {
  return {
    name: 'refine-mui-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@refinedev/mui' || !importer) return null
      const folder = Object.keys(parts).find((path) => importer.includes(path))
      return folder ? prefix + folder : null
    },
    load(id) {
      const names = id.startsWith(prefix) && parts[id.slice(prefix.length)]
      return names ? partOf(names) : null
    },
  }
}

/**
 * The code of some exports of the package, with the imports that they need.
 * @param {readonly string[]} names
 */
async function partOf(names) {
  const entry = `${prefix}entry`
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'part-of-refine-mui',
        resolveId: (source) => (source === entry ? entry : null),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from '@refinedev/mui'` : null),
        transform(code, id) {
          if (!id.includes('/@refinedev/mui/')) return null
          if (impure.some(([pattern]) => !pattern.test(code)))
            this.error('The statements with side effects of @refinedev/mui have changed')
          return {
            code: impure.reduce((text, [pattern, pure]) => text.replace(pattern, pure), code),
            map: null,
          }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        treeshake: { moduleSideEffects: false },
        preserveEntrySignatures: 'strict',
        external: (id) => id !== entry && id !== '@refinedev/mui' && !id.includes('/@refinedev/mui/'),
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('A part of @refinedev/mui could not be built')
  return output.output[0].code
}
