import type { GalleryTexts } from './use-gallery-texts'

/** The label of a field of the gallery: that of its kind; 'listOf.what' for a field of rows. */
export const kindLabel = (texts: GalleryTexts, path: string): string =>
  texts.kinds[path.slice(path.lastIndexOf('.') + 1) as keyof GalleryTexts['kinds']]
