import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { importTypeScript } from '../typescript.mjs'
import { drawPreview } from './previews/draw.mjs'
import { knowFonts } from './previews/fonts.mjs'
import { drawIcon } from './previews/icons.mjs'

const iconSizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }

/**
 * Renders the preview images of the site's pages for social media, and the icons.
 * @param {string} root
 * @param {string} folder of the build
 */
export async function writePreviews(root, folder) {
  /** @type {typeof import('../../src/marketing/render/previews.ts')} */
  const { sitePreviews, previewSize, previewColours } = await importTypeScript(
    root,
    join(root, 'src/marketing/render/previews.ts'),
  )
  const previews = sitePreviews()
  const fonts = knowFonts(JSON.stringify(previews))
  const write = async (/** @type {string} */ address, /** @type {Promise<Buffer>} */ drawn) => {
    const path = join(folder, 'client', address)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await drawn)
  }
  const look = { fonts, colours: previewColours, size: previewSize }
  await Promise.all(previews.map((preview) => write(preview.address, drawPreview(preview, look))))
  const favicon = join(root, 'public/favicon.svg')
  for (const [name, size] of Object.entries(iconSizes))
    await write(`${name}.png`, drawIcon(favicon, size, previewColours.primary.main))
}
