import InputBase from '@mui/material/InputBase'
import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { useFormScope } from '../fields/input/form-scope'
import styles from './record-dialog.module.css'

/** The title of the record, which is edited where it is read. Enter saves it. */
export function EditableTitle({ name }: { readonly name: string }) {
  const { label } = useFormScope()
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.target instanceof HTMLElement) event.target.blur()
  }
  return (
    <>
      <InputBase
        multiline
        fullWidth
        className={styles.title ?? ''}
        error={error !== undefined}
        value={String(field.value ?? '')}
        // The title is one line, also where it is pasted.
        onChange={(event) => field.onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
        onBlur={field.onBlur}
        onKeyDown={onKeyDown}
        inputRef={field.ref}
        inputProps={{
          name,
          dir: 'auto',
          'aria-label': label(name),
          'aria-invalid': error !== undefined || undefined,
          'aria-describedby': error === undefined ? undefined : `${name}-title-error`,
        }}
      />
      {error !== undefined && (
        <p id={`${name}-title-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
