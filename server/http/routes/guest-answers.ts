import type { Context, Hono } from 'hono'
import { languageOf } from '#text/language-of'
import { addressOf, claimedAddressOf } from '#server/base/client-address'
import { acceptedLanguage } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import { answerKinds } from '#server/features/attendance/attendance-fields'
import { answerPage, answerProblem } from '#server/features/attendance/guests/answer-page'
import { answerAsGuest, openInvitation } from '#server/features/attendance/guests/guest-answers'
import { clientKey } from '#server/features/auth/sessions/client'
import type { HostedStyle } from '#server/features/documents/hosted/style'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { bodyLimit } from '../body-limit'
import { parameter, type Rest } from '../request'
import { inertPolicy } from '../static/policy'

/** The most bytes of the form of an answer. */
const maxFormBytes = 1024

/** The public page on which a guest answers an invitation, by the secret of a link in the mail. */
export function guestAnswerRoutes(hono: Hono, { services }: Rest, style: HostedStyle): void {
  const headers = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    // The address has the secret of the link.
    'referrer-policy': 'no-referrer',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${inertPolicy.replace("form-action 'none'", "form-action 'self'")}; ${style.policy}`,
  }
  const languageFor = (c: Context) =>
    languageOf(c.req.query('language')) ?? acceptedLanguage(c.req.header('accept-language'))

  /** Counts the request; every refusal is a page too. */
  async function answered(c: Context, answer: () => Promise<Response>): Promise<Response> {
    const { trustProxy } = services
    const client = { address: addressOf(c, trustProxy), claimedAddress: claimedAddressOf(c, trustProxy) }
    try {
      await throttle(services, [[limits.guestClient, clientKey(client)]])
      return await answer()
    } catch (error) {
      const kind = error instanceof Problem ? error.refusal.kind : undefined
      if (kind !== 'missing' && kind !== 'throttled' && kind !== 'busy') throw error
      const isMissing = kind === 'missing'
      const page = answerProblem(languageFor(c), isMissing ? 'missing' : 'busy', style)
      return c.body(page, isMissing ? 404 : 429, headers)
    }
  }

  // Programs that examine mails open its links: to read the page stores nothing.
  hono.get('/r/:secret', (c) =>
    answered(c, async () => {
      const secret = parameter(c, 'secret')
      const opened = await openInvitation(services, secret)
      const suggested = answerKinds.find((kind) => kind === c.req.query('answer'))
      const chosen = c.req.query('occurrence')
      const page = answerPage({ opened, language: languageFor(c), secret, suggested, chosen, style })
      return c.body(page, 200, headers)
    }),
  )
  hono.post('/r/:secret', bodyLimit(maxFormBytes), (c) =>
    answered(c, async () => {
      const secret = parameter(c, 'secret')
      const form = new URLSearchParams(await c.req.text())
      const given = answerKinds.find((kind) => kind === form.get('answer'))
      const occurrence = form.get('occurrence') || null
      if (given) await answerAsGuest(services, secret, { answer: given, occurrence })
      const query = new URLSearchParams({ language: languageFor(c), ...(occurrence && { occurrence }) })
      return c.redirect(`/r/${secret}?${query.toString()}`, 303)
    }),
  )
}
