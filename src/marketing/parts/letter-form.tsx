import type { SiteLanguage } from '../base/language'
import { fieldWords } from './field-words'
import { EmailField, Field, SiteForm, type FormWords } from './form'

interface LetterFormProps {
  readonly language: SiteLanguage
  readonly to: `/api/site/${string}`
  readonly words: FormWords
}

/** The form for whatever somebody wants to write to us. */
export function LetterForm({ language, to, words }: LetterFormProps) {
  const field = fieldWords[language]
  return (
    <SiteForm language={language} to={to} words={words}>
      <Field name="name" label={field.name} required={field.nameRequired} max={120} autoComplete="name" />
      <EmailField language={language} />
      <Field name="subject" label={field.subject} required={field.subjectRequired} max={200} />
      <Field name="message" label={field.message} required={field.messageRequired} max={4000} lines={6} />
    </SiteForm>
  )
}
