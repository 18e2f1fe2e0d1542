import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import type { RenderedPage } from './render'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What somebody reads on a page of the site: its words without its marks. */
export const textOf = ({ body }: Pick<RenderedPage, 'body'>): string =>
  body
    .replaceAll('<wbr>', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')

/** Reads pages by their address in English and a language. */
export const readerOf = (pages: readonly RenderedPage[]) => (language: SiteLanguage, path: string) => {
  const address = addressIn(language, path)
  const page = pages.find((item) => item.address === address)
  if (!page) throw new Error(`No page at ${address}`)
  return textOf(page)
}
