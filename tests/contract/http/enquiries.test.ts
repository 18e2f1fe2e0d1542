import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { limits } from '#server/features/limits/limits'
import { forgetAttempts, longestWait } from '../support/worlds/accounts'
import { clientOf, errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo } from '../support/mail/mails'
import { createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const letter = (email: string, given: object = {}) => ({
  name: 'Wen Li',
  email,
  subject: 'Terminals',
  message: 'How many can we have?',
  ...given,
})
const stored = (email: string) =>
  world.database.query<Record<string, unknown>>({
    text: 'select "kind", "name", "subject", "message", "language", "status" from "enquiries" where "email" = $1',
    values: [email],
  })
const send = (form: string, given: object, headers?: Record<string, string>) =>
  world.anonymous.post(`/api/site/${form}`, given, headers)
/** Posts a form like a browser without JavaScript. */
const postPlainly = (form: string, given: Record<string, string>) =>
  world.anonymous.raw('POST', `/api/site/${form}`, new URLSearchParams(given).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

describe('an enquiry', () => {
  it.each(['contact', 'question'])(
    'by the form %s is stored and confirmed by a mail with a fixed text',
    async (form) => {
      const email = `${form}@letters.example`
      expect((await send(form, letter(email))).status).toBe(204)
      const { email: _, ...written } = letter(email)
      expect(await stored(email)).toEqual([{ ...written, kind: form, language: 'en', status: 'new' }])
      const [mail, ...others] = await mailsTo(world, email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'enquiry', subject: 'We have received your message' })
      expect(mail?.text).toMatch(/^Hello,\n\nthank you for writing to us./)
    },
  )

  it('in Chinese is confirmed in Chinese', async () => {
    const email = 'chinese@letters.example'
    await send('contact', letter(email, { name: '李文', language: 'cn' }))
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('我们已收到您的来信')
    expect(mail?.text).toMatch(/^您好：/)
    expect(mail?.html).toContain('<html lang="zh-CN">')
  })

  it('without required fields is rejected at those fields and not stored', async () => {
    const email = 'half@letters.example'
    const answer = await send('contact', { email, name: 'Wen Li' })
    expect(answer.status).toBe(422)
    expect(Object.keys(errorsOf(answer)).toSorted()).toEqual(['message', 'subject'])
    expect(await stored(email)).toEqual([])
  })

  it('repeated with the same idempotency key is stored and confirmed once, also concurrently', async () => {
    const email = 'twice@letters.example'
    const again = () => send('contact', letter(email), { 'idempotency-key': 'one-attempt' })
    const answers = await Promise.all([again(), again()])
    expect([...answers, await again()].map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await stored(email)).toHaveLength(1)
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  it('with the same idempotency key but another message is stored as another enquiry', async () => {
    const email = 'other@letters.example'
    const headers = { 'idempotency-key': 'one-attempt' }
    for (const message of ['First.', 'Second.', 'First.'])
      expect((await send('contact', letter(email, { message }), headers)).status).toBe(204)
    const messages = (await stored(email)).map(({ message }) => message)
    expect(messages).toHaveLength(2)
    expect(new Set(messages)).toEqual(new Set(['First.', 'Second.']))
    expect(await mailsTo(world, email)).toHaveLength(2)
  })
})

describe('a coming-soon subscription', () => {
  it.each([
    ['en', 'We tell you when it opens', 'We write again when it opens'],
    ['cn', '上线时我们会通知您', '上线时我们会再写信给您'],
  ])(
    'is stored and confirmed by a mail that promises only the announcement: %s',
    async (language, subject, promise) => {
      const email = `soon-${language}@letters.example`
      expect((await send('notify', { email, language })).status).toBe(204)
      const saved = { kind: 'comingSoon', name: null, subject: null, message: null, language, status: 'new' }
      expect(await stored(email)).toEqual([saved])
      const [mail, ...others] = await mailsTo(world, email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'enquiry', subject })
      expect(mail?.text).toContain(promise)
      expect(mail?.text, 'nobody is greeted by no name').not.toContain('Hello ,')
    },
  )

  it('works as a plain form post, which redirects to its page', async () => {
    const email = 'plain@letters.example'
    const answer = await postPlainly('notify', { email, language: 'cn', website: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cn/coming-soon#sent'])
    expect(await stored(email)).toHaveLength(1)
    expect((await mailsTo(world, email))[0]?.subject).toBe('上线时我们会通知您')
  })
})

describe('a confirmation mail', () => {
  const bait = 'Claim your prize at https://prize.example now'
  const upgrade = {
    name: bait,
    phone: '+49 30 1234567',
    address: bait,
    plan: 'grow',
    billing: 'monthly',
    cardBrand: 'visa',
    cardLast4: '4242',
  }

  it.each([
    ['contact', { name: bait, subject: bait, message: bait }],
    ['question', { name: bait, subject: bait, message: bait }],
    ['upgrade', upgrade],
  ])('contains none of the submitted text: %s', async (form, given) => {
    const email = `bait-${form}@letters.example`
    const answer = await send(form, { email, ...given })
    expect(answer.status, answer.text).toBe(204)
    const [mail, ...others] = await mailsTo(world, email)
    expect(others).toEqual([])
    expect(mail?.text.length).toBeGreaterThan(40)
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/prize/i)
  })

  it('is limited per address and day across networks, while every enquiry is stored', async () => {
    const { max, seconds } = limits.confirmation
    const email = 'victim@letters.example'
    const server = await createApp({ database: world.database, trustProxy: 1 })
    const sendFrom = (network: number) =>
      clientOf(server).post('/api/site/contact', letter(email, { subject: `Number ${network}` }), {
        'x-forwarded-for': `198.51.${network}.7`,
      })
    for (let network = 1; network <= max + 3; network++) expect((await sendFrom(network)).status).toBe(204)
    expect(await stored(email)).toHaveLength(max + 3)
    expect(await mailsTo(world, email)).toHaveLength(max)
    await world.database.query({
      text: `update "throttles" set "startedAt" = "startedAt" - $1::int`,
      values: [2 * seconds],
    })
    expect((await sendFrom(90)).status).toBe(204)
    expect(await mailsTo(world, email)).toHaveLength(max + 1)
    await server.close()
  })

  it('does not use up the reset codes of the address', async () => {
    const email = 'reset@letters.example'
    for (let count = 0; count < limits.enquiryAddress.max; count++) await send('notify', { email })
    expect((await world.anonymous.post('/api/account/reset-password', { email })).status).toBe(204)
  })
})

describe('the forms of the site', () => {
  it('are limited per email address and then return 429 with Retry-After', async () => {
    const { max } = limits.enquiryAddress
    const email = 'often@letters.example'
    for (let count = 0; count < max; count++)
      expect((await send('question', letter(email, { subject: `Number ${count}` }))).status).toBe(204)
    const refused = await send('notify', { email })
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(longestWait(limits.enquiryAddress))
    expect(await stored(email)).toHaveLength(max)
  })

  it('are limited per client, all forms together', async () => {
    const { max } = limits.enquiryClient
    const forms = ['contact', 'question', 'notify']
    const of = (count: number) => letter(`client-${count}@letters.example`)
    const sent = async (count: number) => {
      const { name, email, subject, message } = of(count)
      const form = forms[count % 3] ?? 'contact'
      return send(form, form === 'notify' ? { email } : { name, email, subject, message })
    }
    for (let count = 0; count < max; count++) expect((await sent(count)).status).toBe(204)
    expect((await sent(max)).status).toBe(429)
    expect(await stored(of(max).email)).toEqual([])
  })
})
