import { useState } from 'react'
import { useAttachments, type SentAttachment } from '../../screens/attachments/use-attachments'
import { mostAttached } from './chat.wire'
import { draftOf, keepDraft } from './drafts'

/** The files that go along with the next message of a conversation. None are taken while another message is edited. */
export function useOutgoingFiles(conversation: string, isEditing: boolean) {
  const [files, setFiles] = useState(draftOf(conversation).files)
  const change = (next: readonly SentAttachment[]) => {
    keepDraft(conversation, { files: next })
    setFiles(next)
  }
  const attachments = useAttachments({
    value: files,
    onAdd: (file) => change([...draftOf(conversation).files, file]),
    most: mostAttached,
    isClosed: isEditing,
  })
  return {
    files,
    attachments,
    remove: (gone: SentAttachment) => change(files.filter((one) => one !== gone)),
    clear: () => change([]),
  }
}
export type OutgoingFiles = ReturnType<typeof useOutgoingFiles>
