import Checkbox from '@mui/material/Checkbox'
import InputBase from '@mui/material/InputBase'
import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ChecklistFields } from '../../fields/checklist-of'
import styles from './checklist.module.css'

interface ChecklistItemProps {
  /** The path of the row: 'checklist.0'. */
  readonly path: string
  readonly index: number
  readonly count: number
  readonly fields: ChecklistFields
  /** Moves a row; `focus` selects the element that receives the focus. */
  readonly onMove: (from: number, to: number, focus: string) => void
  readonly onRemove: (index: number) => void
  readonly onTick: () => void
}

/** An item of a checklist: ticked, edited in its line, moved with Alt and the arrow keys, removed when it is empty. */
export function ChecklistItem({ path, index, count, fields, onMove, onRemove, onTick }: ChecklistItemProps) {
  const { t } = useTranslation()
  const done = useController({ name: `${path}.${fields.done}` }).field
  const { field: text, fieldState } = useController({ name: `${path}.${fields.text}` })
  const title = String(text.value ?? '')
  const error = fieldState.error?.message
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Backspace' || title !== '') return
    event.preventDefault()
    onRemove(index)
  }
  const move = (to: number) =>
    onMove(
      index,
      to,
      to === 0
        ? '[data-down="0"]'
        : to === count - 1
          ? `[data-up="${to}"]`
          : `[data-${to < index ? 'up' : 'down'}="${to}"]`,
    )
  return (
    <li className={styles.item} data-row={index} data-done={done.value === true || undefined}>
      <Checkbox
        size="small"
        checked={done.value === true}
        onChange={(_, on) => {
          done.onChange(on)
          onTick()
        }}
        inputProps={{ name: done.name, 'aria-label': t('recordDialog.tick', { title }) }}
      />
      <div className={styles.itemText}>
        <InputBase
          fullWidth
          multiline
          value={title}
          error={error !== undefined}
          onChange={(event) => text.onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
          onBlur={text.onBlur}
          onKeyDown={onKeyDown}
          inputRef={text.ref}
          inputProps={{
            name: text.name,
            dir: 'auto',
            'data-line': true,
            'aria-label': t('recordDialog.item', { number: index + 1 }),
            'aria-invalid': error !== undefined || undefined,
          }}
        />
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
      <span className={styles.buttons}>
        <button
          type="button"
          className="icon-button"
          data-up={index}
          disabled={index === 0}
          aria-label={t('form.rowUp', { number: index + 1 })}
          onClick={() => move(index - 1)}
        >
          <Icon name="arrow-up" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          data-down={index}
          disabled={index === count - 1}
          aria-label={t('form.rowDown', { number: index + 1 })}
          onClick={() => move(index + 1)}
        >
          <Icon name="arrow-down" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          data-remove={index}
          aria-label={t('form.removeRow', { number: index + 1 })}
          onClick={() => onRemove(index)}
        >
          <Icon name="x" size={16} />
        </button>
      </span>
    </li>
  )
}
