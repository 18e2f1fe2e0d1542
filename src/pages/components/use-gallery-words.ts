import { useTranslation } from 'react-i18next'
import { gallery as chinese } from '#locales/cn/gallery'
import { gallery as english } from '#locales/en/gallery'
import type { Translated } from '#locales/translations'

export type GalleryWords = Translated<typeof english>

/** The words of this page, in the language of the page. */
export const useGalleryWords = (): GalleryWords =>
  useTranslation().i18n.language === 'cn' ? chinese : english
