import { useAttachments, type SentAttachment } from '#screens/attachments/use-attachments'
import { useUploads } from '#screens/uploads/use-upload-queue'
import { maxAttached } from '../../chat.wire'
import { draftOf, keepDraft, useDraftFiles } from '../drafts'
import { uploadsOf } from './outgoing-uploads'

/** The attachments of the next message of a conversation. None can be added while a message is edited. */
export function useOutgoingFiles(conversation: string, isEditing: boolean) {
  const files = useDraftFiles(conversation)
  const uploads = useUploads(uploadsOf(conversation))
  const attachments = useAttachments({ value: files, uploads, maxBytes: maxAttached, isClosed: isEditing })
  return {
    files,
    attachments,
    remove: (gone: SentAttachment) =>
      keepDraft(conversation, { files: draftOf(conversation).files.filter((item) => item !== gone) }),
    clear: () => keepDraft(conversation, { files: [] }),
  }
}
export type OutgoingFiles = ReturnType<typeof useOutgoingFiles>
