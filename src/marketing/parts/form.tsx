import type { ReactNode } from 'react'
import type { SiteLanguage } from '../base/language'
import { fieldCopy } from './field-copy'
import { Each, None, placeholder } from './placeholders'

/** What a form says, in one language. */
export interface FormCopy {
  readonly send: string
  readonly sentTitle: string
  readonly sentText: string
}

interface SiteFormProps {
  readonly language: SiteLanguage
  readonly to: `/api/site/${string}`
  readonly copy: FormCopy
  /** Where a card is written in it: what is said of one, as JSON by fault. Such a form has its button among its children. */
  readonly card?: string
  readonly children: ReactNode
}

/**
 * A form that is posted plainly where there is no script, and is then led back to what it says of itself by its address,
 * or answered with its page and what is wrong at its fields; with the script it stays.
 */
export const SiteForm = ({ language, to, copy, card, children }: SiteFormProps) => {
  const { refused, leaveEmpty } = fieldCopy[language]
  return (
    <div className="site-form" data-told={placeholder('told')}>
      <div id="sent" className="form-told" tabIndex={-1}>
        <h2>{copy.sentTitle}</h2>
        <p>{copy.sentText}</p>
      </div>
      <p id="refused" className="form-told form-refused" role="alert">
        <Each of="refusal">{placeholder('refusal')}</Each>
        <None of="refusal">{refused}</None>
      </p>
      <form method="post" action={to} data-refused={refused} data-card={card}>
        <input type="hidden" name="language" value={language} />
        <label className="visually-hidden" aria-hidden="true">
          {leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {children}
        {card === undefined && <button className="button primary large">{copy.send}</button>}
      </form>
    </div>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  /** What is said where it is empty. */
  readonly required: string
  /** What is said where it is no address. */
  readonly invalid?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly lines?: number
  readonly max: number
  readonly autoComplete?: string
  /** How it is to be written. */
  readonly hint?: string
  /** What is written in it is digits that stay in the browser: it has no name, so that it is never sent. */
  readonly isSecret?: true
}

/** A field with its label above and what is wrong with it beneath. */
export const Field = ({
  name,
  label,
  required,
  invalid,
  type = 'text',
  lines,
  max,
  autoComplete,
  hint,
  isSecret,
}: FieldProps) => {
  const common = {
    id: name,
    maxLength: max,
    ...(isSecret
      ? { inputMode: 'numeric' as const, 'aria-required': true }
      : { name, required: true, defaultValue: placeholder(`values.${name}`) }),
    'aria-describedby': hint ? `${name}-hint ${name}-wrong` : `${name}-wrong`,
    'data-wrong': placeholder(`wrong.${name}`),
    'data-required': required,
    'data-invalid': invalid,
  }
  return (
    <p className="form-field">
      <label htmlFor={name}>{label}</label>
      {lines ? (
        <textarea {...common} rows={lines} autoComplete={autoComplete} />
      ) : (
        <input {...common} type={type} autoComplete={autoComplete} />
      )}
      {hint && (
        <span id={`${name}-hint`} className="form-hint">
          {hint}
        </span>
      )}
      <Wrong name={name} required={required} />
    </p>
  )
}

/** Where one can be written to. */
export const EmailField = ({ language }: { language: SiteLanguage }) => {
  const { email, emailRequired, emailInvalid } = fieldCopy[language]
  return (
    <Field
      name="email"
      label={email}
      type="email"
      required={emailRequired}
      invalid={emailInvalid}
      max={254}
      autoComplete="email"
    />
  )
}

/** What is wrong with a field: that it is empty is said in the page's own words, anything else as the server says it. */
export const Wrong = ({ name, required }: { name: string; required: string }) => (
  <span id={`${name}-wrong`} className="form-wrong">
    <Each of={`missing.${name}`}>{required}</Each>
    <None of={`missing.${name}`}>{placeholder(`wrong.${name}`)}</None>
  </span>
)
