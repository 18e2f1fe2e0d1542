import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import type { RenderedPage } from './render'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The visible text of a page. */
export const textOf = ({ body }: Pick<RenderedPage, 'body'>): string =>
  body
    .replaceAll('<wbr>', '')
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')

/** Returns a function that gets the text of a page by language and English path. */
export const readerOf = (pages: readonly RenderedPage[]) => (language: SiteLanguage, path: string) => {
  const address = addressIn(language, path)
  const page = pages.find((item) => item.address === address)
  if (!page) throw new Error(`No page at ${address}`)
  return textOf(page)
}
