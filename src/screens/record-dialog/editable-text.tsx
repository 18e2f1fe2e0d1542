import InputBase from '@mui/material/InputBase'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '#define/kinds'
import { describedBy, FieldFrame } from '../fields/input/field-frame'
import { inputId, useFormScope } from '../fields/input/form-scope'
import { isRequired } from '../fields/input/field-kinds'
import styles from './record-dialog.module.css'

interface EditableTextProps {
  readonly name: string
  readonly field: FieldOf<'text'>
}

/** Text that is read and edited in the same element, which grows with it. */
export function EditableText({ name, field }: EditableTextProps) {
  const { t } = useTranslation()
  const scope = useFormScope()
  const { field: control, fieldState } = useController({ name })
  const id = inputId(scope.prefix, name)
  const error = fieldState.error?.message
  const help = scope.help(name)
  return (
    <FieldFrame
      id={id}
      label={scope.label(name)}
      isGroup={false}
      required={isRequired(field)}
      help={help}
      error={error}
    >
      <InputBase
        multiline
        fullWidth
        minRows={2}
        maxRows={24}
        className={styles.text ?? ''}
        error={error !== undefined}
        value={String(control.value ?? '')}
        onChange={(event) => control.onChange(event.target.value)}
        onBlur={control.onBlur}
        inputRef={control.ref}
        placeholder={t('recordDialog.addText')}
        inputProps={{
          id,
          name,
          dir: 'auto',
          'aria-invalid': error !== undefined || undefined,
          'aria-describedby': describedBy(id, help, error),
        }}
      />
    </FieldFrame>
  )
}
