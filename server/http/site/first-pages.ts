import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicSettings } from '#server/base/env/env-public'
import { withPublicSettings } from '../static/public-settings'
import { writtenFile } from '../static/files'
import { makePage, type Page } from '../static/pages'

/** The data of the page of a list, of which only what names the page is read here. */
interface PageData {
  readonly view: string
  readonly page?: string
}

const dataElement = '<script type="application/json" id="first-rows-data"></script>'

type MetaValues = Readonly<Record<string, string>>

/**
 * The pages of lists and records, and custom pages of features, which render their frame and what they show first before
 * the application has loaded. Each is made when it is first requested.
 * @param folder of the built site
 * @param metaValues the contents of the meta elements, by name
 * @param settings those that are written into every page
 * @returns finds the page of a path; for other paths, and for a build without such pages, it finds none
 */
export function firstPages(
  folder: string,
  metaValues: MetaValues,
  settings: PublicSettings,
): (path: string) => Page | undefined {
  const written = writtenPages(folder)
  if (!written) return () => undefined
  const template = (name: string) =>
    withPublicSettings(readFileSync(join(folder, `.pages/${name}.html`), 'utf8'), settings)
  const pages = new Map<object, Page>()
  const pageOf = (name: string, data: object): Page => {
    const known = pages.get(data)
    if (known) return known
    const html = withData(template(name), data)
    const page = makePage(writtenFile('text/html; charset=utf-8', html), metaValues)
    pages.set(data, page)
    return page
  }
  return (path) => {
    const list = Object.hasOwn(written.lists, path) ? written.lists[path] : undefined
    if (list) return pageOf(list.page ?? list.view, list)
    const other = written.others.find((page) => page.path.test(path))
    return other && pageOf(other.name, other.data)
  }
}

interface WrittenPages {
  readonly lists: Readonly<Record<string, PageData>>
  /** Of records and custom pages. */
  readonly others: readonly { readonly path: RegExp; readonly name: string; readonly data: object }[]
}

/** The data of the pages, as the build has written it. */
function writtenPages(folder: string): WrittenPages | undefined {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, '.pages', name), 'utf8'))
  if (!existsSync(join(folder, '.pages/list-data.json'))) return undefined
  const records = read('record-data.json') as WrittenPage[]
  const custom = read('custom-data.json') as (WrittenPage & { feature: string })[]
  const withName = (name: string, { path, data }: WrittenPage) => ({
    path: new RegExp(path, 'v'),
    name,
    data,
  })
  return {
    lists: read('list-data.json') as Record<string, PageData>,
    others: [
      ...records.map((page) => withName('record', page)),
      ...custom.map((page) => withName(`custom-${page.feature}`, page)),
    ],
  }
}

/** A page as the build has written it: a regular expression of its paths, and its data. */
interface WrittenPage {
  readonly path: string
  readonly data: object
}

/** The page of all other parts of the dashboard, which renders its layout before the application has loaded. */
export function framePage(
  folder: string,
  metaValues: MetaValues,
  settings: PublicSettings,
): Page | undefined {
  const file = join(folder, '.pages/page.html')
  if (!existsSync(file)) return undefined
  const html = withPublicSettings(readFileSync(file, 'utf8'), settings)
  return makePage(writtenFile('text/html; charset=utf-8', html), metaValues)
}

/** Fills in the data; no text in it can end the element around it. */
const withData = (html: string, data: unknown): string =>
  html.replace(dataElement, () =>
    dataElement.replace('></', () => `>${JSON.stringify(data).replaceAll('<', '\\u003c')}</`),
  )
