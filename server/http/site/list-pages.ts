import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicSettings } from '#server/base/env/env-public'
import { withPublicSettings } from '../static/public-settings'
import { writtenFile } from '../static/files'
import { makePage, type Page } from '../static/pages'

/** The data of a page, of which only the view is read here. */
interface PageData {
  readonly view: string
}

const dataElement = '<script type="application/json" id="first-rows-data"></script>'

/**
 * The pages of lists, which render their frame and first rows before the application has loaded. Each is made when
 * it is first requested.
 * @param folder of the built site
 * @param metaValues the contents of the meta elements, by name
 * @param settings those that are written into every page
 * @returns finds the page of a path; for other paths, and for a build without such pages, it finds none
 */
export function listPages(
  folder: string,
  metaValues: Readonly<Record<string, string>>,
  settings: PublicSettings,
): (path: string) => Page | undefined {
  const dataFile = join(folder, '.pages/list-data.json')
  if (!existsSync(dataFile)) return () => undefined
  const data = JSON.parse(readFileSync(dataFile, 'utf8')) as Record<string, PageData>
  const template = (view: string) =>
    withPublicSettings(readFileSync(join(folder, `.pages/${view}.html`), 'utf8'), settings)
  const pages = new Map<string, Page>()
  return (path) => {
    const content = Object.hasOwn(data, path) ? data[path] : undefined
    if (!content) return undefined
    const known = pages.get(path)
    if (known) return known
    const page = makePage(
      writtenFile('text/html; charset=utf-8', withData(template(content.view), content)),
      metaValues,
    )
    pages.set(path, page)
    return page
  }
}

/** The page of all other parts of the dashboard, which renders its layout before the application has loaded. */
export function framePage(
  folder: string,
  metaValues: Readonly<Record<string, string>>,
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
