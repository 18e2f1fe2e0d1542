import type { Random } from '#server/features/demo/random'
import type { Answer, Client } from '../worlds/client'

/** What all sequences share: records that any of them may change, and the batches that it may undo. */
export interface Shared {
  readonly client: Client
  readonly customer: string
  readonly account: string
  readonly invoices: string[]
  readonly notes: string[]
  readonly payments: string[]
  /** Entries of the bank that are divided among invoices. */
  readonly entries: string[]
  readonly batches: string[]
}
/** One sequence of changes. */
export interface Sequence extends Shared {
  readonly random: Random
}

type Body = Readonly<Record<string, unknown>> & { readonly id: string }
const idOf = ({ body }: Answer) => (body as Body | undefined)?.id

/** Recent records are chosen more often, so that sequences meet at the same ones. */
const pickOf = (random: Random, ids: readonly string[]): string => random.pick(ids.slice(-12))

async function created(ids: string[], answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  if (status < 300) ids.push((body as Body).id)
}

/** Two lines whose amounts have to be rounded. */
const linesOf = (random: Random) => [
  {
    description: 'Work',
    quantity: random.whole(1, 9_999) / 1000,
    unitPrice: random.whole(0, 99_999),
    discount: random.pick([null, 12.5]),
    taxRate: random.pick([0, 7, 19]),
  },
  { description: 'Goods', quantity: random.whole(1, 9), unitPrice: random.whole(1, 999), taxRate: 19 },
]

const add = ({ client, customer, invoices, random }: Sequence) =>
  created(invoices, client.post('/api/invoices', { customer, dueOn: '2099-01-01', lines: linesOf(random) }))

/** Every invoice of a sequence is one that it, or another one, has created. */
const on = (sequence: Sequence, rest = '') =>
  `/api/invoices/${pickOf(sequence.random, sequence.invoices)}${rest}`

const paymentOf = ({ random, account }: Sequence) => ({
  amount: random.pick([null, random.whole(1, 5000), random.whole(1, 200_000)]),
  account: random.pick([account, null]),
})

async function bulk(sequence: Sequence, verb: string): Promise<void> {
  const { client, random, invoices, batches } = sequence
  const ids = [...new Set([pickOf(random, invoices), pickOf(random, invoices), pickOf(random, invoices)])]
  const plan = await client.post('/api/invoices/bulk', { verb, ids, dryRun: true })
  const { token } = plan.body as { token: string }
  batches.push(token)
  await client.post('/api/invoices/bulk', { token })
}

async function importInvoice({ client, random, batches }: Sequence): Promise<void> {
  const lines = JSON.stringify(linesOf(random)).replaceAll('"', '""')
  const text = `Customer,Due on,Lines\nA customer,2099-01-01,"${lines}"\n`
  const answer = await client.send('POST', '/api/invoices/import', text, { 'content-type': 'text/csv' })
  if (answer.status < 300) batches.push((answer.body as { batch: string }).batch)
}

/** A credit note for some of an invoice, and sometimes for more than is left of it. */
async function credit(sequence: Sequence): Promise<void> {
  const { client, random, notes } = sequence
  const answer = await client.post(on(sequence, '/credit'), {})
  const id = idOf(answer)
  if (answer.status >= 300 || id === undefined) return
  notes.push(id)
  const lines = [
    { description: 'Less', quantity: 1, unitPrice: random.whole(1, 20_000), taxRate: random.pick([0, 19]) },
  ]
  if (random.whole(0, 2) > 0) await client.patch(`/api/creditNotes/${id}`, { lines })
}

const onNote = ({ client, notes, random }: Sequence, rest: string) =>
  notes.length > 0 && client.post(`/api/creditNotes/${pickOf(random, notes)}${rest}`, {})

async function reverse({ client, payments, random }: Sequence): Promise<void> {
  const { body } = await client.get('/api/payments?_sort=createdAt&_order=desc&_start=0&_end=12')
  payments.push(...(body as Body[]).map(({ id }) => id))
  if (payments.length > 0)
    await client.post(`/api/payments/${pickOf(random, payments)}/reverse`, { reason: 'By mistake' })
}

/** The entry of a payment: only with the payment it is reversed. */
async function reverseEntry({ client, random }: Sequence): Promise<void> {
  const { body } = await client.get('/api/ledgerEntries?_sort=createdAt&_order=desc&_start=0&_end=12')
  const entries = (body as Body[]).map(({ id }) => id)
  if (entries.length > 0) await client.post(`/api/ledgerEntries/${random.pick(entries)}/reverse`, {})
}

/** The counterparty of the entries of the bank that are no payments by themselves. */
export const atBank = 'Somebody at the bank'

/** A new or recent entry of the bank is divided among invoices, and sometimes more of it than is left. */
async function allocate(sequence: Sequence): Promise<void> {
  const { client, random, account, invoices, entries } = sequence
  if (entries.length === 0 || random.whole(0, 1) === 0) {
    const amount = random.pick([random.whole(1, 5000), random.whole(1, 200_000)])
    const entry = { account, direction: 'in', amount, currency: 'EUR', category: 'sales' }
    await created(entries, client.post('/api/ledgerEntries', { ...entry, counterparty: atBank }))
  }
  const allocations = Array.from({ length: random.whole(1, 3) }, () => ({
    invoice: pickOf(random, invoices),
    amount: random.pick([random.whole(1, 1000), random.whole(1, 50_000)]),
  }))
  await client.post('/api/payments/allocate', { entry: pickOf(random, entries), allocations })
}

const undoBatch = ({ client, random, batches }: Sequence) =>
  batches.length > 0 && client.post(`/api/undo/${pickOf(random, batches)}`, {})

type Step = (sequence: Sequence) => Promise<unknown> | false

/** What one step of a sequence may be; those that lead to others are there twice. */
export const bookSteps: readonly Step[] = [
  add,
  add,
  (sequence) => sequence.client.patch(on(sequence), { lines: linesOf(sequence.random) }),
  (sequence) => sequence.client.post(on(sequence, '/send')),
  (sequence) => sequence.client.post(on(sequence, '/send')),
  (sequence) => sequence.client.post(on(sequence, '/pay'), paymentOf(sequence)),
  (sequence) => sequence.client.post(on(sequence, '/pay'), paymentOf(sequence)),
  (sequence) =>
    sequence.client.post('/api/payments', {
      ...paymentOf(sequence),
      amount: sequence.random.whole(1, 50_000),
      invoice: pickOf(sequence.random, sequence.invoices),
    }),
  (sequence) => sequence.client.post(on(sequence, '/void')),
  (sequence) => sequence.client.post(on(sequence, '/undo')),
  (sequence) => sequence.client.remove(on(sequence)),
  (sequence) => sequence.client.post(on(sequence, '/restore'), { version: sequence.random.whole(1, 3) }),
  (sequence) =>
    sequence.client.post(on(sequence, '/refund'), {
      ...paymentOf(sequence),
      amount: sequence.random.whole(1, 3000),
    }),
  (sequence) => created(sequence.invoices, sequence.client.post(on(sequence, '/duplicate'), {})),
  (sequence) => bulk(sequence, sequence.random.pick(['send', 'delete', 'void'])),
  importInvoice,
  credit,
  credit,
  (sequence) => onNote(sequence, '/issue'),
  (sequence) => onNote(sequence, '/issue'),
  reverse,
  reverseEntry,
  allocate,
  allocate,
  undoBatch,
]
