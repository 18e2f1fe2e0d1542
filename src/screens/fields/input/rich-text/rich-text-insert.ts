import type { Editor } from '@tiptap/react'
import { closeHistory } from '@tiptap/pm/history'
import { documentFrom } from './rich-text-document'

/** Inserts formatted text where the cursor is, as one step that Undo takes back, and focuses the text. */
export function insertHtml(editor: Editor, html: string): void {
  const blocks = documentFrom(html).content ?? []
  const [first] = blocks
  // A single paragraph continues the line.
  const content = blocks.length === 1 && first?.type === 'paragraph' ? (first.content ?? []) : blocks
  const separate = () => editor.view.dispatch(closeHistory(editor.state.tr))
  separate()
  editor.chain().focus().insertContent(content).scrollIntoView().run()
  separate()
}
