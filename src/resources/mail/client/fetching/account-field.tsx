import type { InputHTMLAttributes } from 'react'
import { describedBy, FieldFrame } from '#screens/fields/input/field-frame'
import { LineInput } from '#screens/fields/input/text-inputs'
import { Select } from '#shell/parts/select/select'

interface Common {
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  readonly error?: string | undefined
}

interface AccountFieldProps extends Common {
  readonly value: string
  readonly required?: boolean
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
  readonly onChange: (value: string) => void
}

/** A line of text in the form of a mailbox. */
export function AccountField(props: AccountFieldProps) {
  const { id, label, help, error, value, required = true, attributes = {}, onChange } = props
  return (
    <FieldFrame id={id} label={label} isGroup={false} required={required} help={help} error={error}>
      <LineInput
        id={id}
        label={label}
        path={id}
        name={id}
        inputRef={null}
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy(id, help, error)}
        value={value}
        onChange={(next) => onChange(typeof next === 'string' ? next : '')}
        onBlur={() => undefined}
        attributes={{ autoComplete: 'off', ...attributes }}
      />
    </FieldFrame>
  )
}

interface AccountChoiceProps<Value extends string> extends Common {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of several options in the form of a mailbox. */
export function AccountChoice<Value extends string>(props: AccountChoiceProps<Value>) {
  const { id, label, help, error, value, options, onChange } = props
  return (
    <FieldFrame id={id} label={label} isGroup={false} required={false} help={help} error={error}>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        isInvalid={error !== undefined}
        describedBy={describedBy(id, help, error)}
        options={options}
      />
    </FieldFrame>
  )
}
