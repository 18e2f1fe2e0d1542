import { apiUrl } from '#text/api-base'

/** The problem in the server's response. */
interface Refusal {
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement

/** Additional rules of a form: more faults by field, and replaced values. */
export interface FormRules {
  faultsOf(form: HTMLFormElement): Readonly<Record<string, string>>
  valuesOf(form: HTMLFormElement, values: Record<string, unknown>): Record<string, unknown>
}

/**
 * Submits a form in the background: it is validated here and shows the result. Additional rules are loaded on submit.
 */
export function takeForm(form: HTMLFormElement, bring?: () => Promise<FormRules>): void {
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, bring)
  })
  form.addEventListener('input', ({ target }) => {
    const field = target as FieldElement
    if (field.getAttribute('aria-invalid') === 'true') showFault(field, faultOf(field))
  })
}

async function submit(form: HTMLFormElement, bring?: () => Promise<FormRules>): Promise<void> {
  const rules = await bring?.()
  const more = rules?.faultsOf(form) ?? {}
  const wrong = fieldsOf(form).filter((field) => !showFault(field, faultOf(field) || (more[field.id] ?? '')))
  if (wrong[0]) return wrong[0].focus()
  await send(form, rules)
}

const fieldsOf = (form: HTMLFormElement): FieldElement[] => [
  ...form.querySelectorAll<FieldElement>('[data-required]'),
]

/**
 * A field without a name is not `required` in the markup: without JavaScript it is not sent and must not block the
 * form.
 */
function faultOf({ validity, dataset, value }: FieldElement): string {
  if (validity.valueMissing || value.trim() === '') return dataset['required'] ?? ''
  return validity.valid ? '' : (dataset['invalid'] ?? dataset['required'] ?? '')
}

/** Shows the fault of a field; returns whether there is none. */
function showFault(field: FieldElement, fault: string): boolean {
  const element = document.getElementById(`${field.id}-wrong`)
  if (element) element.textContent = fault
  field.setAttribute('aria-invalid', String(fault !== ''))
  return fault === ''
}

async function send(form: HTMLFormElement, rules?: FormRules): Promise<void> {
  const button = form.querySelector('button')
  if (!button || button.disabled) return
  button.disabled = true
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
  try {
    const answer = await fetch(apiUrl(form.getAttribute('action') ?? ''), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        'idempotency-key': (form.dataset['key'] ??= crypto.getRandomValues(new Uint32Array(4)).join('-')),
      },
      body: JSON.stringify(rules?.valuesOf(form, values) ?? values),
    })
    if (answer.ok) return done(form)
    refuse(form, (await answer.json()) as Refusal)
  } catch {
    refuse(form, {})
  } finally {
    button.disabled = false
  }
}

function done(form: HTMLFormElement): void {
  form.parentElement?.setAttribute('data-told', 'sent')
  form.reset()
  delete form.dataset['key']
  document.getElementById('sent')?.focus()
}

function refuse(form: HTMLFormElement, { message, errors = {} }: Refusal): void {
  const named = fieldsOf(form).filter(({ id }) => errors[id]?.[0])
  for (const field of named) showFault(field, errors[field.id]?.[0] ?? '')
  if (named[0]) return named[0].focus()
  const element = document.getElementById('refused')
  if (element) element.textContent = message ?? form.dataset['refused'] ?? ''
  form.parentElement?.setAttribute('data-told', 'refused')
}
