import type { AnyRule, Role } from '#define/access'
import type { Problems } from '#locales/en/problems'
import type { Language } from '../caller'
import { DatabaseUnavailable } from '../database'
import { Problem, type Refusal } from './problem'
import { isStorageFull } from './storage-full'
import { faultText, problemText, waitText } from './language'

/** All kinds of problems: refusals, and failures of the server. */
export type ProblemKind = Refusal['kind'] | 'unavailable' | 'full' | 'internal'

/** The only mapping of problems to HTTP statuses. */
const statuses: { readonly [Kind in ProblemKind]: number } = {
  invalid: 422,
  malformed: 400,
  unauthenticated: 401,
  credentials: 401,
  demoElsewhere: 403,
  inactive: 403,
  unverified: 403,
  secondFactor: 403,
  code: 422,
  personOnly: 403,
  throttled: 429,
  signUpClosed: 403,
  forbidden: 403,
  viewing: 403,
  foreignOrigin: 403,
  missing: 404,
  stale: 409,
  state: 409,
  final: 409,
  numbered: 409,
  referenced: 409,
  idempotency: 422,
  running: 409,
  tooLarge: 413,
  responseTooLarge: 422,
  token: 410,
  maintenance: 503,
  busy: 503,
  unavailable: 503,
  full: 507,
  internal: 500,
}

/** Retry-After during maintenance, in seconds. */
export const maintenanceRetry = 30
/** Retry-After of a request that was refused because too many were in flight, in seconds. */
export const busyRetry = 1

export const problemKinds = Object.keys(statuses) as ProblemKind[]
/** The HTTP status of a kind of problem. */
export const statusOfProblem = (kind: ProblemKind): number => statuses[kind]

interface ProblemDocument {
  type: string
  title: string
  status: number
  detail: string
  /** The same as `detail`, for clients that show the body's message. */
  message: string
  errors?: Record<string, string[]>
  current?: unknown
  /** What is forbidden to which role, and the rule that the record does not meet; without a rule the role never may. */
  refused?: { resource: string; verb: string; role: Role; rule?: AnyRule }
  /** Where an account is not active: its status, and why it was banned. */
  accountStatus?: string
  reason?: string
  /** Where a mailed code must still be entered: the id of the registration. */
  registration?: string
  /** Where a second factor is required: the ticket that replaces the password. */
  ticket?: string
  /** Where there were too many attempts, or requests at once: seconds until the next one is allowed. */
  retryAfter?: number
}

function described(refusal: Refusal, language: Language): string {
  if (refusal.kind === 'inactive')
    return problemText(language, `inactive.${refusal.status}` as keyof Problems)
  if (refusal.kind === 'throttled')
    return problemText(language, 'throttled', { wait: waitText(language, refusal.seconds) })
  if (refusal.kind === 'responseTooLarge')
    return problemText(language, 'responseTooLarge', { most: refusal.max })
  if (refusal.kind === 'state') return problemText(language, 'state', { state: refusal.state })
  if (refusal.kind === 'numbered') return problemText(language, 'numbered', { number: refusal.number })
  return problemText(language, refusal.kind)
}

/** An error as a problem document in the caller's language. Internal details are left out. */
export function problemDocument(error: unknown, language: Language): ProblemDocument {
  if (error instanceof Problem) {
    const { refusal } = error
    const message = described(refusal, language)
    return {
      ...plain(refusal.kind, statuses[refusal.kind], message),
      ...(refusal.kind === 'invalid' && { errors: errorsOf(refusal.faults, language) }),
      ...(refusal.kind === 'forbidden' && { refused: refusedOf(refusal) }),
      ...(refusal.kind === 'stale' && { current: refusal.current }),
      ...(refusal.kind === 'inactive' && { accountStatus: refusal.status, ...reasonOf(refusal) }),
      ...(refusal.kind === 'unverified' && { registration: refusal.registration }),
      ...(refusal.kind === 'secondFactor' && { ticket: refusal.ticket }),
      ...(refusal.kind === 'throttled' && { retryAfter: refusal.seconds }),
      ...(refusal.kind === 'busy' && { retryAfter: busyRetry }),
    }
  }
  const kind = kindOf(error)
  return plain(kind, statuses[kind], problemText(language, kind))
}

function kindOf(error: unknown): 'full' | 'unavailable' | 'internal' {
  if (isStorageFull(error)) return 'full'
  return error instanceof DatabaseUnavailable ? 'unavailable' : 'internal'
}

/** The reason why one item of many was refused, in one sentence: the first fault where its values are invalid. */
export function sentenceOf(error: Problem | DatabaseUnavailable, language: Language): string {
  const { message, errors } = problemDocument(error, language)
  return Object.values(errors ?? {})[0]?.[0] ?? message
}

const refusedOf = ({ resource, verb, role, rule }: Extract<Refusal, { kind: 'forbidden' }>) => ({
  resource,
  verb,
  role,
  ...(rule !== undefined && { rule }),
})

const reasonOf = ({ reason }: { reason?: string }) => reason !== undefined && { reason }

const plain = (kind: string, status: number, message: string): ProblemDocument => ({
  type: `/api/docs#problem-${kind}`,
  title: kind,
  status,
  detail: message,
  message,
})

const errorsOf = (faults: Extract<Refusal, { kind: 'invalid' }>['faults'], language: Language) =>
  Object.fromEntries(
    Object.entries(faults).map(([path, list]) => [path, list.map((fault) => faultText(language, fault))]),
  )

/** An error as a problem response (RFC 9457) in the caller's language. Internal details are left out. */
export function problemResponse(error: unknown, language: Language): Response {
  const body = problemDocument(error, language)
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  }
  if (body.status === 401) headers['www-authenticate'] = 'Bearer'
  if (body.retryAfter !== undefined) headers['retry-after'] = String(body.retryAfter)
  if (body.status === 503)
    headers['retry-after'] ??= body.title === 'maintenance' ? String(maintenanceRetry) : '2'
  return new Response(JSON.stringify(body), { status: body.status, headers })
}
