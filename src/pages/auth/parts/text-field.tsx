import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react'
import './text-field.css'

export interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly error?: string | undefined
  readonly autoComplete: string
  readonly type?: HTMLInputTypeAttribute
  readonly defaultValue?: string
  /** Receives the focus on mount. */
  readonly isFirst?: boolean
  /** Rendered at the end of the label's line. */
  readonly aside?: ReactNode
}

/** An input with its label and its error. */
export function TextField({ name, label, error, aside, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} aside={aside}>
      <Input id={id} name={name} error={error} type={type} {...rest} />
    </FieldFrame>
  )
}

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A label, the input below it, and its error. */
export const FieldFrame = ({ id, label, error, aside, children }: FieldFrameProps) => (
  <div className="field">
    <div className="field-label">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {aside}
    </div>
    {children}
    {error !== undefined && (
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    )}
  </div>
)

type InputProps = Omit<TextFieldProps, 'label' | 'aside'> & {
  readonly id: string
  readonly onValue?: (value: string) => void
}

/** The input element, linked to its error for screen readers. */
export const Input = ({ id, error, isFirst, onValue, ...rest }: InputProps) => (
  <input
    id={id}
    {...rest}
    {...attributesOf(rest.type)}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- The form is the only content of the page.
    autoFocus={isFirst}
    aria-invalid={error !== undefined}
    aria-describedby={error === undefined ? undefined : `${id}-error`}
    onInput={onValue && (({ currentTarget }) => onValue(currentTarget.value))}
  />
)

// Keeps phones from capitalizing or correcting an email address.
const attributesOf = (type: HTMLInputTypeAttribute | undefined) =>
  type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {}
