import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf, sentencesOf } from '#providers/data/http/problem'
import type { Rule } from './rules'

type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>
type Rules<Name extends string> = Readonly<Record<Name, Rule>>

/** An error of the server that belongs to no field. */
export interface Failure {
  readonly message: string
  /** Why the account was banned, as free text. */
  readonly reason?: string
  /** Until when the server refuses further attempts, in milliseconds since 1970. */
  readonly until?: number
}

export interface AccountForm<Name extends string> {
  /** The error of each field. */
  readonly errors: Errors<Name>
  readonly failure?: Failure
  readonly isBusy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Validates invalid fields again while the user corrects them. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A small form: its own rules are checked first, then the server's; the first invalid field receives the focus.
 * `takeRefusal` returns true for a problem that it handles itself.
 */
export function useAccountForm<Name extends string>(
  rules: Rules<Name>,
  send: (values: Record<Name, string>) => Promise<unknown>,
  takeRefusal: (error: unknown, values: Record<Name, string>) => boolean = () => false,
): AccountForm<Name> {
  const { t } = useTranslation()
  const [errors, setErrors] = useState({} as Errors<Name>)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const names = Object.keys(rules) as Name[]

  const faultsOf = (values: Record<Name, string>, requested: readonly Name[]) =>
    Object.fromEntries(
      requested.flatMap((name) => {
        const key = rules[name](values[name], values)
        return key ? [[name, t(key)]] : []
      }),
    ) as Errors<Name>
  const show = (form: HTMLFormElement, found: Errors<Name>) => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return first === undefined
  }
  const submit = async (form: HTMLFormElement) => {
    const values = valuesOf(form, names)
    setFailure(undefined)
    if (!show(form, faultsOf(values, names))) return
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (!takeRefusal(error, values) && show(form, errorsAt(error, names))) setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy && !(failure?.until && failure.until > Date.now())) void submit(event.currentTarget)
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const wrong = names.filter((name) => errors[name] !== undefined)
    if (wrong.length > 0) setErrors(faultsOf(valuesOf(event.currentTarget, names), wrong))
  }
  return { errors, failure, isBusy, onSubmit, onInput }
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, textOf(name, data.get(name))])) as Record<Name, string>
}

// Spaces around an email address are typing mistakes; in a password they count.
const textOf = (name: string, value: FormDataEntryValue | null): string =>
  name === 'email' ? String(value ?? '').trim() : String(value ?? '')

function errorsAt<Name extends string>(error: unknown, names: readonly Name[]): Errors<Name> {
  const errors = problemOf(error)?.errors ?? {}
  const ours = Object.entries(errors).filter(([name]) => (names as readonly string[]).includes(name))
  return Object.fromEntries(ours.map(([name, messages]) => [name, messages[0]])) as Errors<Name>
}

function failureOf(error: unknown): Failure {
  const { reason, retryAfter } = problemOf(error) ?? {}
  return {
    message: sentencesOf(error),
    ...(reason && { reason }),
    ...(retryAfter && { until: Date.now() + retryAfter * 1000 }),
  }
}
