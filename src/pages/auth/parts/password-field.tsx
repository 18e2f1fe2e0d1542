import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { StrengthMeter } from './strength-meter'
import { FieldFrame, Input, type TextFieldProps } from './text-field'

/** A password input that can show its value; for a new password it also shows the strength. */
export function PasswordField(props: TextFieldProps & { readonly isMeasured?: boolean }) {
  const { label, error, aside, isMeasured, ...rest } = props
  const id = useId()
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const [value, setValue] = useState('')
  return (
    <FieldFrame id={id} label={label} error={error} aside={aside}>
      <div className="field-password">
        <Input
          id={id}
          error={error}
          {...rest}
          type={isShown ? 'text' : 'password'}
          {...(isMeasured && { onValue: setValue })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-slash'} />
        </button>
      </div>
      {isMeasured && value !== '' && <StrengthMeter password={value} />}
    </FieldFrame>
  )
}
