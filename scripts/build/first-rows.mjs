import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ExpectedError } from '../progress.mjs'
import { importTypeScript } from '../typescript.mjs'

/** The limit of the inline script, in bytes of gzip. */
const scriptLimit = 8 * 1024

/**
 * Writes the pages of lists, whose inline script renders the page frame before the application loads, for each view the
 * script that renders its first rows, and the data of each such page by its path.
 * @param {string} root
 * @param {string} folder of the build
 */
export async function writeFirstRows(root, folder) {
  const client = join(folder, 'client')
  const frame = await buildInline(root, folder, 'entry')
  /** @type {typeof import('../../src/first-rows/data/make-page-data.ts')} */
  const { frameData, pageDataByPath } = await importTypeScript(
    root,
    join(root, 'src/first-rows/data/make-page-data.ts'),
  )
  // Files in a folder whose name starts with a dot are not served.
  const hidden = join(client, '.pages')
  mkdirSync(hidden, { recursive: true })
  const app = readFileSync(join(client, 'app.html'), 'utf8')
  const otherFrame = await buildInline(root, folder, 'page-entry')
  writeFileSync(join(hidden, 'page.html'), withFrameData(pageWith(app, otherFrame), frameData()))
  /** @param {string} name of the page @param {string} entry @param {{ script: string, style: string }} inline */
  const writePage = async (name, entry, inline) => {
    const script = withStyle(await buildScript(root, folder, `src/first-rows/${entry}.ts`))
    const address = `/assets/first-rows-${hashOf(script)}.js`
    writeFileSync(join(client, address), script)
    writeFileSync(join(hidden, `${name}.html`), pageWith(app, { ...inline, address }))
  }
  for (const view of ['table', 'board', 'gallery']) await writePage(view, `list/${view}-entry`, frame)
  await writePage('record', 'record/record-entry', otherFrame)
  writeFileSync(join(hidden, 'list-data.json'), JSON.stringify(pageDataByPath()))
  writeFileSync(join(hidden, 'record-data.json'), JSON.stringify(await recordData(root)))
}

/**
 * The pages of records. The custom parts of their screens are known by name and not bundled.
 * @param {string} root
 */
async function recordData(root) {
  const path = join(root, 'src/first-rows/data/make-record-data.ts')
  /** @type {typeof import('../../src/first-rows/data/make-record-data.ts')} */
  const { recordPages } = await importTypeScript(root, path, { isWithoutLazyModules: true })
  return recordPages()
}

/**
 * Builds a script that stands in its page.
 * @param {string} root
 * @param {string} folder
 * @param {string} name of the entry
 */
async function buildInline(root, folder, name) {
  const built = await buildScript(root, folder, `src/first-rows/${name}.ts`)
  const size = gzipSync(built.script, { level: 9 }).length
  console.log(`  The inline script of ${name}.ts has ${size} bytes of gzip.`)
  if (size > scriptLimit) throw new ExpectedError(`The inline script is over ${scriptLimit} bytes of gzip.`)
  return built
}

/**
 * A script that also brings its styles, so that the page gets them with the rows and not before its first paint.
 * @param {{ script: string, style: string }} built
 */
const withStyle = ({ script, style }) =>
  `(s=>{s.replaceSync(${JSON.stringify(style)});document.adoptedStyleSheets.push(s)})(new CSSStyleSheet);${script}`

/** What of a record is there only once the application has loaded. */
const laterParts =
  /^(?:(?:\.\.?\/)+(?:page\/|hidden\/)?(?:history|hidden-value|collapsed-card|empty-fields-button)|#screens\/attachments\/lazy-attached-files|#screens\/custom-part)$/

/** @param {string} content */
const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 8)

/**
 * Builds a script and its styles, without React: components become DOM elements.
 * @param {string} root
 * @param {string} folder
 * @param {string} entry
 * @returns {Promise<{ script: string, style: string }>}
 */
async function buildScript(root, folder, entry) {
  const outDir = join(folder, 'first-rows')
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

const tags =
  /[ \t]*<(?:script async type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)\n/g

const dataStart = '<script type="application/json" id="first-rows-data">'

/**
 * The page with the data of its frame; the server fills in those of lists.
 * @param {string} html
 * @param {object} data
 */
const withFrameData = (html, data) =>
  html.replace(dataStart, () => dataStart + JSON.stringify(data).replaceAll('<', '\\u003c'))

/**
 * The page of the application with the frame in it; its scripts and styles become a list that the inline script loads.
 * @param {string} html
 * @param {{ script: string, style: string, address?: string }} parts `address` is that of the script of the first rows
 */
function pageWith(html, { script, style, address }) {
  const found = [...html.matchAll(tags)].map(([tag]) => tag)
  /** @param {RegExp} kind */
  const addresses = (kind) =>
    found.filter((tag) => kind.test(tag)).map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '')
  const program = {
    scripts: addresses(/<script/),
    preloads: addresses(/modulepreload/),
    styles: addresses(/stylesheet/),
  }
  const body = [
    '<div id="first-rows"></div>',
    '<div id="root"></div>',
    `${dataStart}</script>`,
    `<script type="application/json" id="first-rows-program">${JSON.stringify(program)}</script>`,
    `<script>${inScript(script)}</script>`,
  ]
  const first =
    address === undefined ? '' : `  <script async fetchpriority="high" src="${address}"></script>\n  `
  return html
    .replaceAll(tags, '')
    .replace('</head>', () => `${first}  <style>${style}</style>\n  </head>`)
    .replace('<div id="root"></div>', () => body.join('\n    '))
}

/**
 * Text that does not end the script element around it.
 * @param {string} text
 */
const inScript = (text) => text.replaceAll('</script', '<\\/script')
