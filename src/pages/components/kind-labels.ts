import type { GalleryTexts } from './use-gallery-texts'

/** The label of a field of the gallery is that of its kind; `path` is 'listOf.what' for a field inside rows. */
export const kindLabel = (texts: GalleryTexts, path: string): string =>
  texts.kinds[path.slice(path.lastIndexOf('.') + 1) as keyof GalleryTexts['kinds']]
