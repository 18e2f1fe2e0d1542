import { useTranslation } from 'react-i18next'
import { gallery as chinese } from '#locales/cn/gallery'
import { gallery as english } from '#locales/en/gallery'
import type { Translated } from '#locales/translations'

export type GalleryTexts = Translated<typeof english>

/** The texts of this page, in the current language. */
export const useGalleryTexts = (): GalleryTexts =>
  useTranslation().i18n.language === 'cn' ? chinese : english
