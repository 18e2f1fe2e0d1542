import { useId, useState, type HTMLInputTypeAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shell/icons'

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly error?: string
  readonly autoComplete: string
  readonly type?: HTMLInputTypeAttribute
}

/** An input with its label and what is wrong with it. */
export function TextField({ name, label, error, autoComplete, type = 'text' }: TextFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input {...{ id, name, error, autoComplete, type }} />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** A password, which can be shown. */
export function PasswordField({ name, label, error, autoComplete }: TextFieldProps) {
  const id = useId()
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-password">
        <Input {...{ id, name, error, autoComplete }} type={isShown ? 'text' : 'password'} />
        <button
          type="button"
          className="icon-button"
          aria-label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eyeClosed'} />
        </button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

const Input = ({
  id,
  name,
  error,
  autoComplete,
  type,
}: Omit<TextFieldProps, 'label'> & { readonly id: string }) => (
  <input
    id={id}
    name={name}
    type={type}
    autoComplete={autoComplete}
    aria-invalid={error !== undefined}
    aria-describedby={error === undefined ? undefined : `${id}-error`}
  />
)

const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p className="field-error" id={id}>
      {error}
    </p>
  )
