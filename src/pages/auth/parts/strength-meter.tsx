import { useTranslation } from 'react-i18next'
import { strengthOf, strengths } from './password-strength'
import './strength-meter.css'

/** The strength of a password, as a bar of four steps and a label. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation()
  const strength = strengthOf(password)
  const steps = strengths.indexOf(strength)
  const word = t(`auth.strength.${strength}`)
  return (
    <div className="strength" data-strength={strength}>
      <span
        className="strength-bars"
        role="meter"
        aria-label={t('auth.strengthLabel')}
        aria-valuemin={0}
        aria-valuemax={strengths.length - 1}
        aria-valuenow={steps}
        aria-valuetext={word}
      >
        {strengths.slice(1).map((step, index) => (
          <span key={step} data-filled={index < steps} />
        ))}
      </span>
      <span className="strength-word" role="status">
        {word}
      </span>
    </div>
  )
}
