import type { Context } from 'hono'
import type { Faults, Values } from '#define/parsing/parse'
import type { OwnCall } from '#define/wire'
import { addressIn } from '#text/site-address'
import type { Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { faultText } from '#server/base/errors/language'
import { problemDocument } from '#server/base/errors/problem-response'
import type { Rest } from '../request'
import type { Filling } from '#server/base/fill'

/** Whether the request is an HTML form submitted without JavaScript. */
export const isPlainForm = (call: OwnCall, c: Context): boolean =>
  call.form !== undefined &&
  (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

/** Maximum number of fields in a form. */
const maxParts = 200

/** The fields of an HTML form; empty ones are left out. */
async function formOf(c: Context): Promise<Readonly<Record<string, string>>> {
  const text = await c.req.text()
  if (text.split('&', maxParts + 1).length > maxParts) throw new Problem({ kind: 'tooLarge' })
  const sent = [...new URLSearchParams(text)]
  return Object.fromEntries(sent.filter(([, value]) => value !== ''))
}

/**
 * Redirects the sender of a form back to its page, which shows the result. If the input is rejected, the response is
 * the page with the entered values and the errors at their fields.
 */
export async function afterForm(
  { livePages }: Rest,
  call: OwnCall,
  c: Context,
  work: (given: Values, language: Language) => Promise<unknown>,
): Promise<Response> {
  const given = await formOf(c)
  const language = given['language'] === 'cn' ? 'cn' : 'en'
  const page = addressIn(language, call.form ?? '/')
  try {
    await work(given, language)
    return c.redirect(`${page}#sent`, 303)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const values = Object.fromEntries(Object.entries(given).filter(([name]) => isShown(call, name)))
    const form = refusedForm(values, error, language)
    const answer = await livePages.refused(page, new URLSearchParams(values), form)
    if (!answer) return c.redirect(`${page}#refused`, 303)
    const { status } = problemDocument(error, language)
    const headers = { ...answer.headers, 'cache-control': 'no-store' }
    return new Response(String(answer.body), { status, headers })
  }
}

/** Only declared input is written back into the page, and no passwords. */
function isShown({ input = {} }: OwnCall, name: string): boolean {
  const field = Object.hasOwn(input, name) ? input[name] : undefined
  return field !== undefined && !(field.kind === 'text' && field.secret === true)
}

/** The placeholders for a rejected form: errors at its fields, or above it if no field is concerned. */
function refusedForm(
  given: Readonly<Record<string, string>>,
  { refusal }: Problem,
  language: Language,
): Filling {
  const faults: Faults = refusal.kind === 'invalid' ? refusal.faults : {}
  const named = Object.entries(faults)
  const sentences = named.map(([field, [fault]]) => [field, fault ? faultText(language, fault) : ''])
  const missing = named.filter(([, [fault]]) => fault?.key === 'required').map(([field]) => [field, true])
  return {
    values: given,
    wrong: Object.fromEntries(sentences) as Filling,
    missing: Object.fromEntries(missing) as Filling,
    told: 'refused',
    refusal: problemDocument(new Problem(refusal), language).message,
  }
}
