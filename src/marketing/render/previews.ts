import { brand } from '#text/brand'
import { previewAddress } from '#text/site-address'
import { modes, presets } from '#theme/tokens'
import { siteLanguages, type SiteLanguage } from '../base/language'
import type { Figure, SitePage } from '../base/page'
import { sitePages } from '../pages'

/** The content of the preview image of a page, which other sites show with links. */
export interface Preview {
  /** Its path. */
  readonly address: string
  readonly language: SiteLanguage
  readonly brand: string
  readonly title: string
  readonly heading: string
  /** At most three. */
  readonly figures: readonly Figure[]
}

/** In pixels, as recommended for Open Graph. */
export const previewSize = { width: 1200, height: 630 } as const

const previewOf = ({ path, copy, figures }: SitePage, language: SiteLanguage): Preview => {
  const { title, heading = title } = copy[language]
  return {
    address: previewAddress(language, path),
    language,
    brand: brand.name,
    title,
    heading,
    figures: figures?.[language].slice(0, 3) ?? [],
  }
}

/** The preview images of all pages in all languages. */
export const sitePreviews = (): Preview[] =>
  siteLanguages.flatMap((language) =>
    sitePages.filter(({ isAside }) => !isAside).map((page) => previewOf(page, language)),
  )

/** The colours of the images: those of the default theme. */
export const previewColours = { ...modes.dark, primary: presets.purple } as const
