import type { Context, Hono } from 'hono'
import { cardBrands } from '#money/test-cards'
import { languageOf } from '#text/language-of'
import { addressOf, claimedAddressOf } from '#server/base/client-address'
import type { Language } from '#server/base/caller'
import { acceptedLanguage, faultText } from '#server/base/errors/language'
import { sentenceOf } from '#server/base/errors/problem-response'
import { Problem } from '#server/base/errors/problem'
import { clientKey } from '#server/features/auth/sessions/client'
import { hostedPage, hostedProblem } from '#server/features/documents/hosted/page'
import type { HostedStyle } from '#server/features/documents/hosted/style'
import { openedLink, recordView, type OpenedLink } from '#server/features/documents/links/opened'
import { openPayment, payDocument } from '#server/features/documents/pay/open-payment'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { parameter, type Rest } from '../../request'
import { bodyLimit } from '../../body-limit'
import { inertPolicy } from '../../static/policy'
import { pdfAnswer, xmlAnswer } from './document-pdf'

const privately = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  // The address has the secret of the link.
  'referrer-policy': 'no-referrer',
}

/** The public pages of documents, by the secret of a link. */
export function hostedDocumentRoutes(hono: Hono, rest: Rest, style: HostedStyle): void {
  const { services } = rest
  const headers = {
    ...privately,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; ${style.policy}`,
  }
  const chosen = (c: Context) => languageOf(c.req.query('language'))
  const accepted = (c: Context) => acceptedLanguage(c.req.header('accept-language'))

  async function opened(c: Context): Promise<OpenedLink> {
    const { trustProxy } = services
    const client = { address: addressOf(c, trustProxy), claimedAddress: claimedAddressOf(c, trustProxy) }
    await throttle(services, [[limits.documentClient, clientKey(client)]])
    return openedLink(services, parameter(c, 'secret'), { chosen: chosen(c), accepted: accepted(c) })
  }

  /** Every refusal is a page too. */
  async function orProblem(c: Context, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer()
    } catch (error) {
      const kind = error instanceof Problem ? error.refusal.kind : undefined
      if (kind !== 'missing' && kind !== 'throttled' && kind !== 'busy') throw error
      const isMissing = kind === 'missing'
      const page = hostedProblem(chosen(c) ?? accepted(c), isMissing ? 'missing' : 'busy', style)
      return c.body(page, isMissing ? 404 : 429, headers)
    }
  }

  /** The page of a document, with the reason why it was not paid. */
  async function shown(c: Context, { printed, language, ...link }: OpenedLink, refused?: Problem) {
    const secret = parameter(c, 'secret')
    const payment = await openPayment(services, { language, ...link })
    const pay = payment && { payment, refusal: refused && refusalText(refused, language) }
    return c.body(hostedPage({ printed, language, secret, pay, style }), refused ? 422 : 200, headers)
  }

  hono.get('/i/:secret', (c) =>
    orProblem(c, async () => {
      const found = await opened(c)
      if (isView(c)) await recordView(services, found)
      return shown(c, found)
    }),
  )
  hono.post('/i/:secret/pay', bodyLimit(maxFormBytes), (c) =>
    orProblem(c, async () => {
      const found = await opened(c)
      const form = new URLSearchParams(await c.req.text())
      const brand = cardBrands.find((each) => each === form.get('cardBrand'))
      try {
        if (!brand) throw new Problem({ kind: 'invalid', faults: { cardBrand: [{ key: 'required' }] } })
        await payDocument(services, found, { brand, amount: Number(form.get('amount')) })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return shown(c, await opened(c), error)
      }
      return c.redirect(`/i/${parameter(c, 'secret')}?language=${found.language}`, 303)
    }),
  )
  hono.get('/i/:secret/document.pdf', (c) =>
    orProblem(c, async () => withPrivacy(await pdfAnswer(c, (await opened(c)).printed))),
  )
  hono.get('/i/:secret/document.xml', (c) =>
    orProblem(c, async () => {
      const { electronic, fileName } = (await opened(c)).printed
      if (electronic === undefined) throw new Problem({ kind: 'missing' })
      return withPrivacy(xmlAnswer(c, { xml: electronic, fileName }))
    }),
  )
}

function withPrivacy(answer: Response): Response {
  for (const [name, value] of Object.entries(privately)) answer.headers.set(name, value)
  return answer
}

/** The policy of a page without scripts, whose form is sent to this origin. */
const policy = inertPolicy.replace("form-action 'none'", "form-action 'self'")

/** The most bytes of the form of a payment. */
const maxFormBytes = 4096

/** The message of the first wrong field, else that of the problem. */
function refusalText(problem: Problem, language: Language): string {
  const faults = problem.refusal.kind === 'invalid' ? Object.values(problem.refusal.faults).flat() : []
  const [first] = faults
  return first ? faultText(language, first) : sentenceOf(problem, language)
}

/** A browser that loads the page in advance, or reads its headers only, has not shown it. */
const isView = (c: Context): boolean =>
  c.req.method === 'GET' &&
  !/prefetch|prerender/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')
