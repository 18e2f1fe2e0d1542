import { useTranslation } from 'react-i18next'
import { gallery as chinese } from '#locales/cn/gallery'
import { gallery as english } from '#locales/en/gallery'
import type { Translated } from '#locales/translations'

export type GalleryTexts = Translated<typeof english>

/** The words of this page, in the language of the page. */
export const useGalleryTexts = (): GalleryTexts =>
  useTranslation().i18n.language === 'cn' ? chinese : english
