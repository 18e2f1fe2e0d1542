import type { FieldOf } from './kinds'
import { file, integer, listOf, text } from './fields'

/** The most files of a list, unless it says otherwise. */
const maxFiles = 20

/** A list of uploaded files, with their names and their sizes in bytes: shown as attachments. */
export const attachments = ({ max = maxFiles }: { readonly max?: number } = {}) =>
  listOf({ name: text({ max: 200, search: true }), size: integer({ min: 0 }), content: file() }, { max })

/** A file of such a list. */
export interface AttachedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The address of the content. */
  readonly content: string
}

/** Whether the rows of a list are uploaded files. */
export const isAttachments = ({ fields }: FieldOf<'listOf'>): boolean =>
  fields.content?.kind === 'file' && fields.name?.kind === 'text' && fields.size?.kind === 'integer'

const picture = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** Whether the name of a file is that of a picture that browsers show. */
export const isPicture = ({ name }: Pick<AttachedFile, 'name'>): boolean => picture.test(name)
