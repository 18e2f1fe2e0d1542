import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript } from '../typescript.mjs'

/**
 * The contents of the generated icon files: the icons of declarations and shell, which are part of the first load; all
 * other area and action icons, which are loaded when one of them is rendered; and those of the site.
 * @param {string} root
 * @returns {Promise<{ path: string, content: string }[]>}
 */
export async function iconFiles(root) {
  const { firstTwoTone, firstBold, laterTwoTone, laterBold } = await importTypeScript(
    root,
    join(root, 'src/shell/icons/icon-list.ts'),
  )
  const { siteIcons } = await importTypeScript(root, join(root, 'src/marketing/icons/site-icons.ts'))
  const { areaIcons } = await importTypeScript(root, join(root, 'src/define/choices/area-icons.ts'))
  const first = [...new Set([...firstTwoTone, ...declaredIcons(root)])].toSorted(byName)
  const rest = [...areaIcons, ...laterTwoTone].filter((name) => !first.includes(name)).toSorted(byName)
  const file = (
    /** @type {string} */ name,
    /** @type {readonly string[]} */ twoTone,
    /** @type {readonly string[]} */ bold,
  ) => ({
    path: `src/shell/icons/${name}-icons.generated.ts`,
    content: module(root, `${name}Icons`, twoTone, bold),
  })
  return [
    file('first', first, firstBold),
    file('place', rest, []),
    file('action', [], laterBold),
    {
      path: 'src/marketing/icons/site-icons.generated.ts',
      content: module(root, 'siteIcons', siteIcons, []),
    },
  ]
}

/** @param {string} value @param {string} other */
const byName = (value, other) => (value < other ? -1 : 1)

/** The menu icons of declarations and custom pages. @param {string} root @returns {string[]} */
export function declaredIcons(root) {
  const rooms = readdirSync(join(root, 'src/resources'), { recursive: true, encoding: 'utf8' })
  return rooms
    .filter((name) => name.endsWith('.ts'))
    .flatMap(
      (name) =>
        readFileSync(join(root, 'src/resources', name), 'utf8').match(
          name.endsWith('.resource.ts') ? /(?<=^ {2}icon: ')[^']+/gm : /(?<=menu: \{.*icon: ')[^']+/g,
        ) ?? [],
    )
}

/**
 * @param {string} root @param {string} variable
 * @param {readonly string[]} twoTone @param {readonly string[]} bold
 */
function module(root, variable, twoTone, bold) {
  const lines = [
    ...twoTone.map((name) => entry(name, drawing(root, name, 'duotone'))),
    ...bold.map((name) => entry(name, drawing(root, name, 'bold'))),
  ]
  return `// Phosphor Icons (MIT). Written by scripts/icons.mjs: run it after a change of the lists.
/** The outline of each icon on a grid of 256, and before a bar the surface of its second tone. */
export const ${variable} = {
${lines.join('')}}
`
}

/** @param {string} name @param {string} text */
const entry = (name, text) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${text}',\n`

/** @param {string} root @param {string} name @param {'duotone' | 'bold'} weight */
function drawing(root, name, weight) {
  const file = join(root, `node_modules/@phosphor-icons/core/assets/${weight}/${name}-${weight}.svg`)
  const paths = [...readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"( opacity="0.2")?\/>/g)]
  const joined = (/** @type {boolean} */ surface) =>
    paths
      .filter(([, , opacity]) => Boolean(opacity) === surface)
      .map(([, path]) => path)
      .join('')
  const surface = joined(true)
  return surface ? `${surface}|${joined(false)}` : joined(false)
}
