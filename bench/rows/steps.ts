import type { RunningServer } from '../server/subject'
import { median } from '../support/median'

/** How long a step took, each time, in milliseconds. */
export interface Step {
  readonly name: string
  readonly times: readonly number[]
}

interface Answer {
  readonly body: unknown
  readonly link: string
  readonly etag: string
  readonly ms: number
}

const order = '_sort=arrivesOn&_order=desc'
const rounds = 20
const whole = (below: number) => Math.floor(Math.random() * below)

/** Calls the API; throws if the call is refused. */
export async function call(
  { port, token }: RunningServer,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const since = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`)
  return {
    body: JSON.parse(text),
    link: response.headers.get('link') ?? '',
    etag: response.headers.get('etag') ?? '',
    ms: performance.now() - since,
  }
}

/** What a user does with a list of that number of bookings, one request at a time. */
export async function stepsOf(server: RunningServer, count: number): Promise<Step[]> {
  const get = (query: string) => call(server, 'GET', `/api/bookings${query}`)
  const repeated = async (name: string, query: () => string, times = rounds): Promise<Step> => {
    const found: number[] = []
    for (let round = -2; round < times; round++) {
      const { ms } = await get(query())
      if (round >= 0) found.push(ms)
    }
    return { name, times: found }
  }
  const rooms = Math.floor(count / 50)
  const room = () => `unit=${encodeURIComponent(`Room ${whole(rooms)}`)}`
  return [
    await repeated('first page of all', () => `?_start=0&_end=25&${order}`),
    await repeated(
      'first page of a state, sorted by price',
      () => '?status=booked&_sort=price&_order=desc&_start=0&_end=25',
    ),
    await repeated(
      'first page by two conditions',
      () => `?kind=suite&arrivesOn_gte=2024-0${1 + whole(9)}-11&_start=0&_end=25&${order}`,
    ),
    await repeated('bookings of a room', () => `?${room()}&_start=0&_end=25&${order}`),
    await repeated('search by a name and a number', () => `?q=weiss+${whole(count)}&_start=0&_end=25`),
    await repeated('search by a name that an eighth has', () => '?q=grace&_start=0&_end=25'),
    await repeated('last page', () => `?before=&limit=25&${order}`),
    await repeated('page that starts at a day', () => `?_from=2024-0${1 + whole(9)}-11&limit=25&${order}`),
    await repeated(
      'page that starts at letters',
      () => `?_from=${pickLetter()}&limit=25&_sort=guest&_order=asc`,
    ),
    await repeated('sums of a room', () => `/sums?${room()}`),
    await repeated('sums of everything, on demand', () => '/sums?_all=true', 3),
    ...(await edits(server, count)),
  ]
}

const pickLetter = () => 'ABCDEFG'[whole(7)] as string

/** Changes the price of bookings in their cells, with the version that was read. */
async function edits(server: RunningServer, count: number): Promise<Step[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { body } = await call(
      server,
      'GET',
      `/api/bookings?_from=2024-0${1 + whole(9)}-11&limit=1&${order}`,
    )
    const [{ id, version }] = body as [{ id: string; version: number }]
    const price = { price: 1 + whole(count) }
    const { ms } = await call(server, 'PATCH', `/api/bookings/${id}`, price, { 'if-match': `"${version}"` })
    times.push(ms)
  }
  return [{ name: 'change of a cell', times }]
}

/** Pages from the first to the last row, 1,000 rows each. */
export interface Walk {
  readonly rows: number
  readonly seconds: number
  /** The median of a page in milliseconds, of the first and of the last tenth of the pages. */
  readonly first: number
  readonly last: number
}

/** Follows the links from page to page until the end. */
export async function walk(server: RunningServer): Promise<Walk> {
  const times: number[] = []
  let rows = 0
  for (let path: string | undefined = `/api/bookings?after=&limit=1000&${order}&_fields=guest`; path;) {
    const { body, link, ms } = await call(server, 'GET', path)
    rows += (body as unknown[]).length
    times.push(ms)
    path = /<([^>]+)>; rel="next"/.exec(link)?.[1]
  }
  const tenth = Math.ceil(times.length / 10)
  return {
    rows,
    seconds: times.reduce((sum, ms) => sum + ms, 0) / 1000,
    first: median(times.slice(0, tenth)),
    last: median(times.slice(-tenth)),
  }
}

/** A bulk change of many records as a job. */
export interface Bulk {
  readonly rows: number
  readonly planMs: number
  readonly seconds: number
  /** The first page meanwhile, in milliseconds. */
  readonly listMedian: number
  readonly listWorst: number
}

/** Changes the source of all bookings of a kind in a state, and lists bookings meanwhile. */
export async function bulkChange(server: RunningServer): Promise<Bulk> {
  const filter = {
    and: [
      { field: 'kind', op: 'eq', value: 'suite' },
      { field: 'status', op: 'eq', value: 'booked' },
    ],
  }
  const choice = { verb: 'update', filter, values: { source: 'phone' }, dryRun: true }
  const plan = await call(server, 'POST', '/api/bookings/bulk', choice)
  const { token, count } = plan.body as { token: string; count: number }
  const since = performance.now()
  let ended = false
  const run = call(server, 'POST', '/api/bookings/bulk', { token }).finally(() => (ended = true))
  const lists: number[] = []
  while (!ended) {
    lists.push((await call(server, 'GET', `/api/bookings?_start=0&_end=25&${order}`)).ms)
    await Promise.race([run, new Promise((resolve) => setTimeout(resolve, 250))])
  }
  await run
  return {
    rows: count,
    planMs: plan.ms,
    seconds: (performance.now() - since) / 1000,
    listMedian: median(lists),
    listWorst: Math.max(...lists),
  }
}
