import type { ReactNode } from 'react'
import type { SiteLanguage } from '../base/language'
import { fieldCopy } from './field-copy'
import { Each, None, placeholder } from './placeholders'

/** The texts of a form, in one language. */
export interface FormCopy {
  readonly send: string
  readonly sentTitle: string
  readonly sentText: string
}

interface SiteFormProps {
  readonly language: SiteLanguage
  readonly to: `/api/site/${string}`
  readonly copy: FormCopy
  /**
   * The messages about a card as JSON by fault, if the form has one. Such a form has its button among its children.
   */
  readonly card?: string
  readonly children: ReactNode
}

/**
 * A form that works without JavaScript: the browser posts it and is redirected to a result in the URL, or gets the
 * page with errors at the fields. With JavaScript the page stays.
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
  /** The message if it is empty. */
  readonly required: string
  /** The message if it is no valid address. */
  readonly invalid?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly lines?: number
  readonly max: number
  readonly autoComplete?: string
  /** A hint on the format. */
  readonly hint?: string
  /** Card data that must stay in the browser: the input has no name, so it is never sent. */
  readonly isSecret?: true
}

/** A field with its label and its error. */
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

/** The email field. */
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

/** The error of a field: the page has the text for empty fields, the server fills in others. */
export const Wrong = ({ name, required }: { name: string; required: string }) => (
  <span id={`${name}-wrong`} className="form-wrong">
    <Each of={`missing.${name}`}>{required}</Each>
    <None of={`missing.${name}`}>{placeholder(`wrong.${name}`)}</None>
  </span>
)
