import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A font of the built site. */
export interface BuiltFont {
  readonly family: string
  readonly weight: string
  readonly url: string
}

const known = [
  {
    file: /^public-sans-latin-wght-normal-[\w-]+\.woff2$/,
    family: 'Public Sans Variable',
    weight: '100 900',
  },
  { file: /^barlow-latin-700-normal-[\w-]+\.woff2$/, family: 'Barlow', weight: '700' },
]

/**
 * The style sheet of the site with the Chinese font, which a browser loads in parts where the system has none; undefined
 * in development.
 */
export function builtChineseFont(folder: string): string | undefined {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  const name = names.find((item) => /^chinese-font-[\w-]+\.css$/.test(item))
  return name && `/assets/${name}`
}

/**
 * The fonts of the site that the API reference uses too; none in development, where system fonts take their place.
 * @param folder of the built site
 */
export function builtFonts(folder: string): readonly BuiltFont[] {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  return known.flatMap(({ file, family, weight }) => {
    const name = names.find((item) => file.test(item))
    return name ? [{ family, weight, url: `/assets/${name}` }] : []
  })
}
