import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { InputProps } from '../input-props'
import { documentFrom, extensions } from './rich-text-document'
import styles from './rich-text-input.module.css'
import { insertHtml } from './rich-text-insert'
import { RichTextLink } from './rich-text-link'
import { RichTextToolbar } from './rich-text-toolbar'

/** What a form does with the input. */
export interface RichTextHandle {
  /** Focuses the text, where the cursor was or at its start. */
  readonly focus: (position?: 'start') => void
  /** Inserts formatted text where the cursor is or was. */
  readonly insert: (html: string) => void
}

/** Rich text. A value that was not edited stays unchanged, even if the editor would serialize it differently. */
export function RichTextInput(props: InputProps) {
  const value = String(props.value ?? '')
  const known = useRef(value)
  const untouched = useRef({ html: value, written: '' })
  const [isLinking, setLinking] = useState(false)
  const onUpdate = ({ editor }: { editor: Editor }) => {
    const written = writtenIn(editor)
    known.current = written === untouched.current.written ? untouched.current.html : written
    props.onChange(known.current)
  }
  const editor = useEditor({
    extensions,
    content: documentFrom(value),
    injectCSS: false,
    onCreate: ({ editor: created }) => {
      untouched.current.written = writtenAtFirst(created)
    },
    onUpdate,
    onBlur: props.onBlur,
    editorProps: {
      attributes: {
        id: props.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${props.id}-label`,
        ...(props.describedBy ? { 'aria-describedby': props.describedBy } : {}),
        ...(props.required ? { 'aria-required': 'true' } : {}),
        ...(props.invalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
  })
  useImperativeHandle(
    props.inputRef as Ref<RichTextHandle>,
    () => ({
      focus: (position) => focusWhenMounted(editor, position),
      insert: (html) => insertHtml(editor, html),
    }),
    [editor],
  )
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    editor.commands.setContent(documentFrom(value), { emitUpdate: false })
    untouched.current = { html: value, written: writtenIn(editor) }
  }, [editor, value])
  return (
    <div className={styles.box} data-invalid={props.invalid || undefined}>
      <RichTextToolbar
        editor={editor}
        label={props.label}
        isLinking={isLinking}
        onLink={() => setLinking((before) => !before)}
      />
      {isLinking && <RichTextLink editor={editor} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} className={styles.content} />
    </div>
  )
}

const writtenIn = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())

/**
 * The text before anything is typed. The first transaction adds a paragraph below a quotation or a list at the end,
 * which is not a change by the user.
 */
function writtenAtFirst(editor: Editor): string {
  editor.view.dispatch(editor.state.tr.setMeta('preventUpdate', true))
  return writtenIn(editor)
}

/** Before the editor is in the page, a command of its view throws. */
function focusWhenMounted(editor: Editor, position?: 'start'): void {
  const focus = () => void editor.commands.focus(position)
  if (editor.isInitialized) focus()
  else editor.on('create', focus)
}
