import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Stored } from '#server/write/context'
import type { notifications } from '../notifications.resource'

const count = 42
/** The indexes of the three demo sign-ins, by how often each gets a notification. */
const turns = [0, 1, 0, 2, 1, 0, 1]
/** The oldest is this many days ago; the newest are of today. */
const longest = 12

/** The demo customer is only notified of sent and paid invoices. */
const kindsFor = (person: number) =>
  person === 0
    ? (['userRegistered', 'invoicePaid', 'importFinished', 'invoiceVoided', 'invoicePaid'] as const)
    : person === 1
      ? (['invoicePaid', 'invoiceVoided', 'importFinished', 'invoicePaid'] as const)
      : (['invoiceSent', 'invoicePaid'] as const)

type DemoNotification = ReturnType<typeof kindsFor>[number]

const daysBefore = (index: number) => ((count - 1 - index) / (count - 1)) ** 2 * longest

/** The status of an invoice that a notification is about. */
const outcomes: Partial<Record<DemoNotification, string>> = {
  invoicePaid: 'paid',
  invoiceSent: 'sent',
  invoiceVoided: 'void',
}

/** The invoices that this user may read and has not been notified of, oldest first. */
function untold({ records }: Making, person: number): Stored[] {
  const recipient = records('users')[person]?.id
  const own = new Set(
    records('customers')
      .filter(({ account }) => account === recipient)
      .map(({ id }) => id),
  )
  const notified = new Set(
    records('notifications')
      .filter((notice) => notice['recipient'] === recipient)
      .map(({ record }) => record),
  )
  return records('invoices').filter(
    ({ id, number, status, customer }) =>
      Boolean(number) &&
      !notified.has(id) &&
      (person < 2 || (own.has(String(customer)) && status !== 'void')),
  )
}

/** An invoice for a notification of this kind, or of another kind if all of these are used. */
function invoiceOf(
  making: Making,
  wanted: DemoNotification,
  person: number,
): { kind: DemoNotification; invoice?: Stored } | undefined {
  const readable = untold(making, person)
  for (const kind of [wanted, ...kindsFor(person)]) {
    const fitting = readable.filter(({ status }) => status === outcomes[kind])
    const invoice = fitting[Math.floor((fitting.length * making.index) / count)]
    if (invoice) return { kind, invoice }
  }
  return undefined
}

function about(making: Making, kind: DemoNotification, person: number) {
  const { records, random, now } = making
  const people = records('users')
  const actor = String(people[person === 1 ? 0 : 1]?.displayName ?? 'Corridor')
  if (kind === 'importFinished') {
    const [resource, subject] = random.pick([
      ['customers', `customers-${now.getUTCFullYear()}.csv`],
      ['products', 'catalogue.xlsx'],
    ] as const)
    return { kind, subject, resource, values: { count: random.whole(500, 2400) } }
  }
  if (kind === 'userRegistered') {
    const user = people.length > 10 ? random.pick(people.slice(10)) : people[0]
    return { kind, subject: String(user?.displayName ?? actor), ...linkTo('users', user) }
  }
  return aboutInvoice(making, kind, person, actor)
}

function aboutInvoice(making: Making, wanted: DemoNotification, person: number, actor: string) {
  const { kind, invoice } = invoiceOf(making, wanted, person) ?? { kind: wanted }
  const values = { actor, amount: Number(invoice?.total ?? 0), currency: String(invoice?.currency ?? 'EUR') }
  return { kind, subject: String(invoice?.number ?? 'INV'), values, ...linkTo('invoices', invoice) }
}

const linkTo = (resource: string, row: Stored | undefined) => (row ? { resource, record: row.id } : {})

/** All but the newest are read. */
const movesOf = (index: number): DemoMove[] => (index < count - 12 ? [{ name: 'markRead', days: 0 }] : [])

export const notificationsDemo: Demo<typeof notifications> = {
  count,
  // Later records depend on earlier ones.
  step: 1,
  record: (making) => {
    const { index, records, random } = making
    const person = turns[index % turns.length] ?? 0
    const kind = random.pick(kindsFor(person))
    return {
      daysAgo: daysBefore(index),
      moves: movesOf(index),
      values: {
        recipient: String(records('users')[person]?.id),
        resource: null,
        record: null,
        values: null,
        ...about(making, kind, person),
      },
    }
  },
}
