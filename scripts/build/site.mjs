import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fillTemplate } from '../vite/site-template.mjs'
import { importTypeScript } from '../typescript.mjs'
import { settleTemplate } from './settle-template.mjs'

/**
 * Writes every page of the public site as HTML, in all languages, into the built client.
 * @param {string} root
 * @param {string} folder of the build
 */
export async function writeSite(root, folder) {
  const client = join(folder, 'client')
  /** @type {typeof import('../../src/marketing/render/render.tsx')} */
  const { renderFeed, renderSite, renderSitemap, siteManifest } = await importTypeScript(
    root,
    join(root, 'src/marketing/render/render.tsx'),
  )
  const template = await settleTemplate(await readFile(join(client, 'site.html'), 'utf8'), client)
  for (const page of renderSite()) {
    const path = join(client, page.address === '/' ? 'index.html' : `${page.address}.html`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, fillTemplate(template, page))
  }
  await writeFile(join(client, 'sitemap.xml'), renderSitemap())
  const now = new Date()
  await writeFile(join(client, 'feed.xml'), renderFeed('en', now))
  await writeFile(join(client, 'cn/feed.xml'), renderFeed('cn', now))
  await writeFile(join(client, 'site.webmanifest'), JSON.stringify(siteManifest))
  await writeFile(
    join(client, 'robots.txt'),
    'User-agent: *\nDisallow: /dashboard\nSitemap: %origin%/sitemap.xml\n',
  )
  await rm(join(client, 'site.html'))
}
