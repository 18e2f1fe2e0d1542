/**
 * An API call as shown on the site. `$TOKEN`, `$ID`, `$EMAIL`, `$PASSWORD` and `$ACCOUNT` stand for the reader's
 * values.
 */
export interface Sample {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** Whether it needs a token. */
  readonly isSigned?: true
  readonly headers?: Readonly<Record<string, string>>
  /** Values, or CSV rows. */
  readonly body?: Readonly<Record<string, unknown>> | string
}

type Body = NonNullable<Sample['body']>

/** Three payouts from an account, as CSV. */
const payoutSheet = [
  'account,direction,counterparty,amount,currency,category,reference',
  '$ACCOUNT,out,Aegean Ferries,3120.00,EUR,supplies,Order 1042',
  '$ACCOUNT,out,Lantern Works,1940.50,EUR,supplies,Order 1043',
  '$ACCOUNT,out,Quay Street,7015.00,EUR,other,Commission of May',
].join('\n')

/** The calls on the site; a test sends each of them. */
export const samples = {
  rates: { method: 'GET', path: '/api/fx/rates?base=EUR' },
  quote: { method: 'GET', path: '/api/fx/quote?pair=EUR/USD&amount=100000&validity=3600&use=single' },
  signIn: {
    method: 'POST',
    path: '/api/account/login',
    body: { email: '$EMAIL', password: '$PASSWORD' },
  },
  list: {
    method: 'GET',
    path: '/api/customers?_start=0&_end=5&_sort=createdAt&_order=desc&segment=business',
    isSigned: true,
  },
  create: {
    method: 'POST',
    path: '/api/customers',
    isSigned: true,
    headers: { 'idempotency-key': 'order-1042' },
    body: { name: 'Harbour Supply', email: 'office@harbour.example', country: 'SG', currency: 'SGD' },
  },
  change: {
    method: 'PATCH',
    path: '/api/customers/$ID',
    isSigned: true,
    headers: { 'if-match': '"1"' },
    body: { city: 'Lantern Bay' },
  },
  apiKey: {
    method: 'POST',
    path: '/api/account/api-keys',
    isSigned: true,
    body: { name: 'Nightly report', role: 'user', password: '$PASSWORD' },
  },
  card: {
    method: 'POST',
    path: '/api/paymentCards',
    isSigned: true,
    headers: { 'idempotency-key': 'card-hosting' },
    body: {
      name: 'Hosting',
      kind: 'company',
      brand: 'visa',
      form: 'virtual',
      monthlyLimit: 500_00,
      currency: 'EUR',
    },
  },
  cardFrozen: { method: 'POST', path: '/api/paymentCards/$ID/freeze', isSigned: true },
  payoutsTried: {
    method: 'POST',
    path: '/api/ledgerEntries/import?dryRun=true',
    isSigned: true,
    body: payoutSheet,
  },
  payouts: {
    method: 'POST',
    path: '/api/ledgerEntries/import',
    isSigned: true,
    headers: { 'idempotency-key': 'payouts-17' },
    body: payoutSheet,
  },
} as const satisfies Readonly<Record<string, Sample>>

const isSheet = (body: Body): body is string => typeof body === 'string'

/** The content type of a body. */
export const typeOf = (body: Body): string => (isSheet(body) ? 'text/csv' : 'application/json')

/** A body as text. */
export const textOf = (body: Body): string => (isSheet(body) ? body : JSON.stringify(body))

/** Double quotes for text with shell variables, single quotes for other text. */
const quoted = (text: string): string =>
  text.includes('$') ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`

/** A call as a curl command. */
export function curlOf({ method, path, isSigned, headers = {}, body }: Sample): string {
  const all = {
    ...(isSigned && { authorization: 'Bearer $TOKEN' }),
    ...(body && { 'content-type': typeOf(body) }),
    ...headers,
  }
  const lines = [
    `curl${method === (body ? 'POST' : 'GET') ? '' : ` -X ${method}`} "%origin%${path}"`,
    ...Object.entries(all).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`${isSheet(body) ? '--data-binary' : '-d'} ${quoted(textOf(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}
