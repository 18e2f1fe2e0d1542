import { attachedUploads } from '#server/features/files/attached'
import { isPicture } from '#server/write/uploads/content-type'
import { invalidField } from '#server/base/errors/problem'
import { maxAttached } from '../chat.wire'
import { messages } from '../messages.resource'

interface GivenContent {
  readonly body: string | null
  readonly attachments: readonly { readonly path: string }[]
}

/**
 * The content of a new message: its text, its attachments, and the content type that follows from them.
 * @throws Problem invalid if there is neither, or an attachment is no upload of the caller.
 */
export async function contentOf(
  context: Parameters<typeof attachedUploads>[0],
  { body, attachments }: GivenContent,
) {
  const files = await attachedUploads(
    context,
    messages,
    attachments.map(({ path }) => path),
    { list: 'attachments', field: 'path', maxBytes: maxAttached },
  )
  if (body === null && files.length === 0) throw invalidField('body', 'required')
  const isImage = files.length > 0 && files.every(({ type }) => isPicture(type))
  const contentType = body !== null ? 'text' : isImage ? 'image' : 'file'
  return {
    body,
    contentType: contentType as 'text' | 'image' | 'file',
    attachments: files.map(({ address, ...file }) => ({ ...file, path: address })),
  }
}
