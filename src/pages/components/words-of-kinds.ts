import type { GalleryWords } from './use-gallery-words'

/** The label of a field of the gallery: that of its kind; 'listOf.what' for a field of rows. */
export const wordOfKind = (words: GalleryWords, path: string): string =>
  words.kinds[path.slice(path.lastIndexOf('.') + 1) as keyof GalleryWords['kinds']]
