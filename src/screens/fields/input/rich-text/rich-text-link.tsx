import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkFrom } from './rich-text-document'
import styles from './rich-text-input.module.css'

/** Asks for the address that the selected text links to. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const leave = () => {
    onDone()
    editor.commands.focus()
  }
  const set = (href: string) => {
    const link = editor.chain().focus().extendMarkRange('link')
    if (href === '') link.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else link.setLink({ href }).run()
    onDone()
  }
  return (
    <div className={styles.link}>
      <OutlinedInput
        inputRef={box}
        size="small"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') set(linkFrom(address))
          else leave()
        }}
        inputProps={{ 'aria-label': t('form.linkAddress'), placeholder: 'https://', inputMode: 'url' }}
      />
      <Button onClick={() => set(linkFrom(address))}>{t('form.setLink')}</Button>
      {editor.isActive('link') && <Button onClick={() => set('')}>{t('form.unlink')}</Button>}
    </div>
  )
}
