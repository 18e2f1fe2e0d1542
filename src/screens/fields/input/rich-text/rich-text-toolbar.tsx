import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './rich-text-input.module.css'

type ToolLabel =
  'bold' | 'italic' | 'strike' | 'heading' | 'bulletList' | 'orderedList' | 'quote' | 'link' | 'undo' | 'redo'

interface Tool {
  readonly label: ToolLabel
  readonly path: string
  readonly run: (editor: Editor) => void
  readonly isOn?: (editor: Editor) => boolean
  readonly isOff?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    label: 'bold',
    path: 'M5 3h4a2.5 2.5 0 0 1 0 5H5zM5 8h5a2.5 2.5 0 0 1 0 5H5z',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'italic',
    path: 'M7 3h5M4 13h5M9.5 3l-3 10',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'strike',
    path: 'M3 8h10M11 5c0-1.2-1.3-2-3-2S5 3.800 5 5.200M5 11c0 1.200 1.300 2 3 2s3-.8 3-2',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: 'heading',
    path: 'M4 3v10M12 3v10M4 8h8',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    label: 'bulletList',
    path: 'M6 4h8M6 8h8M6 12h8M2.500 4h.01M2.500 8h.01M2.500 12h.01',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'orderedList',
    path: 'M7 4h7M7 8h7M7 12h7M2 3l1-.5V6M2 10h2l-2 3h2',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'quote',
    path: 'M3 3v10M7 5h6M7 8h6M7 11h4',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'undo',
    path: 'M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 7H7',
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: 'redo',
    path: 'M10 3l3 3-3 3M13 6H7a4 4 0 0 0 0 7h2',
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
]

interface ToolbarProps {
  readonly editor: Editor
  readonly label: string
  readonly isLinking: boolean
  readonly onLink: () => void
}

/** The toolbar of the editor: a single tab stop; the arrow keys move between its buttons. */
export function RichTextToolbar({ editor, label, isLinking, onLink }: ToolbarProps) {
  const { t } = useTranslation()
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map((tool) => ({ on: tool.isOn?.(editor) ?? false, off: tool.isOff?.(editor) ?? false })),
  })
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('form.formatting', { field: label })}
      className={styles.toolbar}
      onKeyDown={walk}
    >
      {tools.map(({ label, path, run, isOn }, index) => (
        <ToolButton
          key={label}
          label={t(`form.${label}`)}
          path={path}
          tabIndex={index === 0 ? 0 : -1}
          pressed={isOn ? (states[index]?.on ?? false) : undefined}
          disabled={states[index]?.off ?? false}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton
        label={t('form.link')}
        path="M7 9l2-2M6 6.500 4 8.500a2.100 2.100 0 0 0 3 3L9 9.500M10 9.500l2-2a2.100 2.100 0 0 0-3-3L7 6.500"
        tabIndex={-1}
        pressed={isLinking}
        disabled={false}
        onClick={onLink}
      />
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = buttons[(at + step + buttons.length) % buttons.length]
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}

interface ToolButtonProps {
  readonly label: string
  readonly path: string
  readonly tabIndex: number
  readonly pressed: boolean | undefined
  readonly disabled: boolean
  readonly onClick: () => void
}

const ToolButton = ({ label, path, pressed, disabled, tabIndex, onClick }: ToolButtonProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={disabled || undefined}
    tabIndex={tabIndex}
    className={styles.tool}
    onClick={disabled ? undefined : onClick}
  >
    <svg
      viewBox="0 0 16 16"
      width="18"
      height="18"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
)
