import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, problemOf } from '../../providers/data/problem'
import type { Rule } from './rules'

type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface AccountForm<Name extends string> {
  /** What is wrong with each field. */
  readonly errors: Errors<Name>
  /** What the server said that belongs to no field. */
  readonly failure?: string
  readonly isBusy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A small form: its rules, then the server's; the first field that is wrong gets the focus. */
export function useAccountForm<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  send: (values: Record<Name, string>) => Promise<void>,
): AccountForm<Name> {
  const { t } = useTranslation()
  const [errors, setErrors] = useState({} as Errors<Name>)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const names = Object.keys(rules) as Name[]

  const show = (form: HTMLFormElement, found: Errors<Name>) => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return first === undefined
  }
  const submit = async (form: HTMLFormElement) => {
    const values = valuesOf(form, names)
    const wrong = names.flatMap((name) => {
      const key = rules[name](values[name])
      return key ? [[name, t(key)]] : []
    })
    setFailure(undefined)
    if (!show(form, Object.fromEntries(wrong) as Errors<Name>)) return
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (show(form, errorsAt(error, names))) setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void submit(event.currentTarget)
  }
  return { errors, failure, isBusy, onSubmit }
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
}

function errorsAt<Name extends string>(error: unknown, names: readonly Name[]): Errors<Name> {
  const said = problemOf(error)?.errors ?? {}
  const ours = Object.entries(said).filter(([name]) => (names as readonly string[]).includes(name))
  return Object.fromEntries(ours.map(([name, messages]) => [name, messages[0]])) as Errors<Name>
}
