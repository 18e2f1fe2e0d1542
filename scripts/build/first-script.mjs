import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** What of a record is there only once the application has loaded. */
const laterParts =
  /^(?:(?:\.\.?\/)+(?:page\/|hidden\/)?(?:history|hidden-value|collapsed-card|empty-fields-button|illustration)|#screens\/attachments\/lazy-attached-files|#screens\/custom-part)$/

/**
 * Builds a script and its styles, without React: components become DOM elements.
 * @param {string} root
 * @param {string} folder
 * @param {string} entry
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function buildScript(root, folder, entry) {
  const outDir = join(folder, 'first-rows-script')
  /** @param {string} name */
  const standIn = (name) => join(root, 'src/first-rows/stand-ins', name)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: {
      tsconfigPaths: true,
      alias: [
        { find: /^react\/jsx-runtime$/, replacement: standIn('jsx-runtime.ts') },
        { find: /^react$/, replacement: standIn('react.ts') },
        { find: /^react-i18next$/, replacement: standIn('react-i18next.ts') },
        { find: /^#base\/i18n\/labels$/, replacement: standIn('labels.ts') },
        { find: /^#providers\/auth\/use-auth$/, replacement: standIn('use-auth.ts') },
        { find: /^#shell\/parts\/menu-button$/, replacement: standIn('menu-button.tsx') },
        { find: /^#shell\/icons$/, replacement: standIn('icons.tsx') },
        { find: /^react-router(-dom)?$/, replacement: standIn('react-router-dom.tsx') },
        { find: /^(?:\.\.?\/)+board-context$/, replacement: standIn('board-context.ts') },
        {
          find: /^(?:\.\.?\/)+(?:fields\/)?use-render-context$/,
          replacement: standIn('use-render-context.ts'),
        },
        { find: laterParts, replacement: standIn('later.tsx') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        // What is not used is left out, although it may do something when it is loaded: styles and the entry do.
        treeshake: {
          moduleSideEffects: [
            { test: /\.css$|first-rows\/(?:frame-styles|(?:[a-z]+\/)?[a-z-]*entry)\.ts$/, sideEffects: true },
            { test: /./, sideEffects: false },
          ],
        },
        output: {
          format: 'iife',
          entryFileNames: 'script.js',
          assetFileNames: 'style.css',
          codeSplitting: false,
        },
      },
    },
  })
  const script = readFileSync(join(outDir, 'script.js'), 'utf8')
  const style = readFileSync(join(outDir, 'style.css'), 'utf8')
  rmSync(outDir, { recursive: true })
  return { script, style }
}
