import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillTemplate } from '#scripts/vite/site-template.mjs'
import { faultsIn } from '#tests/support/valid-html'
import { renderSite } from './render'

const template = readFileSync('site.html', 'utf8').replace('%first-paint%', '')
/** Pages that the server fills in are checked by a browser test instead. */
const pages = renderSite().filter(({ body }) => !body.startsWith('<!--part:'))

it.each(pages.map((page) => [page.address, page] as const))('%s is valid HTML', async (_, page) => {
  expect(await faultsIn(fillTemplate(template, page))).toEqual([])
})
