import InputBase from '@mui/material/InputBase'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import styles from './checklist.module.css'

interface NewItemProps {
  readonly id: string
  readonly max: number | undefined
  readonly onAdd: (text: string) => void
}

/** The input for a new item: Enter adds it and keeps the focus, so that the next one can be typed. */
export function NewItem({ id, max, onAdd }: NewItemProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const add = () => {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    for (const line of lines) onAdd(line)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.new}>
      <Icon name="plus" size={16} />
      <InputBase
        id={id}
        fullWidth
        multiline
        value={text}
        placeholder={t('recordDialog.addItem')}
        onChange={(event) => setText(event.target.value)}
        // An item is not lost when the dialog is closed without Enter.
        onBlur={add}
        onKeyDown={onKeyDown}
        inputProps={{
          'data-add': true,
          dir: 'auto',
          maxLength: max,
          'aria-label': t('recordDialog.addItem'),
        }}
      />
    </div>
  )
}
