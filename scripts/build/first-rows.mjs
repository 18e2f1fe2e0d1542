import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ExpectedError } from '../progress.mjs'
import { importTypeScript } from '../typescript.mjs'
import { buildScript } from './first-script.mjs'

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
    const script = withStyle(await buildScript(root, folder, entry))
    const address = `/assets/first-rows-${hashOf(script)}.js`
    writeFileSync(join(client, address), script)
    writeFileSync(join(hidden, `${name}.html`), pageWith(app, { ...inline, address }))
  }
  for (const view of ['table', 'board', 'gallery', 'calendar'])
    await writePage(view, `src/first-rows/list/${view}-entry.ts`, frame)
  const lists = pageDataByPath()
  for (const name of new Set(Object.values(lists).flatMap(({ page }) => page ?? [])))
    await writePage(name, writeCatalogueEntry(root, folder, name), frame)
  await writePage('record', 'src/first-rows/record/record-entry.ts', otherFrame)
  const custom = await customData(root)
  for (const feature of new Set(custom.map((page) => page.feature)))
    await writePage(`custom-${feature}`, writeCustomEntry(root, folder, feature), otherFrame)
  writeFileSync(join(hidden, 'custom-data.json'), JSON.stringify(custom))
  writeFileSync(join(hidden, 'list-data.json'), JSON.stringify(lists))
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
 * The custom pages that are rendered before the application has loaded.
 * @param {string} root
 */
async function customData(root) {
  const path = join(root, 'src/first-rows/data/make-custom-data.ts')
  /** @type {typeof import('../../src/first-rows/data/make-custom-data.ts')} */
  const { customPagesData } = await importTypeScript(root, path)
  return customPagesData()
}

/**
 * Writes the entry of the script that renders the custom pages of a feature.
 * @param {string} root
 * @param {string} folder
 * @param {string} feature the name of its folder
 * @returns {string} its path in the project
 */
const writeCustomEntry = (root, folder, feature) =>
  writeEntry(root, folder, feature, {
    part: [`src/resources/${feature}/client/first-page`, 'firstPart'],
    start: ['src/first-rows/custom/render-custom', 'startCustom'],
  })

/**
 * Writes the entry of the script that renders the catalogue of a feature.
 * @param {string} root
 * @param {string} folder
 * @param {string} page its name: `catalogue-` and the name of the feature's folder
 * @returns {string} its path in the project
 */
const writeCatalogueEntry = (root, folder, page) =>
  writeEntry(root, folder, page, {
    part: [`src/resources/${page.replace('catalogue-', '')}/client/first-catalogue`, 'firstCatalogue'],
    start: ['src/first-rows/catalogue/start-catalogue', 'startCatalogue'],
  })

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} name
 * @param {{ part: [path: string, name: string], start: [path: string, name: string] }} modules what is rendered, and by what
 */
function writeEntry(root, folder, name, { part, start }) {
  const path = join(folder, `first-rows/${name}-entry.ts`)
  mkdirSync(join(folder, 'first-rows'), { recursive: true })
  writeFileSync(
    path,
    `import { ${part[1]} } from ${JSON.stringify(join(root, part[0]))}
import { ${start[1]} } from ${JSON.stringify(join(root, start[0]))}
${start[1]}(${part[1]})
`,
  )
  return relative(root, path)
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

/** @param {string} content */
const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 8)

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
