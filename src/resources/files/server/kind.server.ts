import type { FileKind } from '../files.resource'

const kinds: readonly (readonly [FileKind, RegExp])[] = [
  ['picture', /^image\//],
  ['video', /^video\//],
  ['audio', /^audio\//],
  ['sheet', /spreadsheet|^text\/(?:csv|tab-separated-values)$/],
  ['presentation', /presentation/],
  ['archive', /^application\/(?:zip|gzip|x-7z-compressed)$/],
  ['document', /^(?:text\/|application\/pdf$)|wordprocessing|opendocument\.text/],
]

/** The kind of a file by its content type. */
export const kindOf = (contentType: string): FileKind =>
  kinds.find(([, form]) => form.test(contentType))?.[0] ?? 'other'
