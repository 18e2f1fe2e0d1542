import type { SiteLanguage } from '../base/language'
import { fieldCopy } from './field-copy'
import { EmailField, Field, SiteForm, type FormCopy } from './form'

interface LetterFormProps {
  readonly language: SiteLanguage
  readonly to: `/api/site/${string}`
  readonly copy: FormCopy
}

/** A form for a message to the company. */
export function LetterForm({ language, to, copy }: LetterFormProps) {
  const field = fieldCopy[language]
  return (
    <SiteForm language={language} to={to} copy={copy}>
      <Field name="name" label={field.name} required={field.nameRequired} max={120} autoComplete="name" />
      <EmailField language={language} />
      <Field name="subject" label={field.subject} required={field.subjectRequired} max={200} />
      <Field name="message" label={field.message} required={field.messageRequired} max={4000} lines={6} />
    </SiteForm>
  )
}
