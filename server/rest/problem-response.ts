import type { Problems } from '../../src/locales/en/problems'
import type { Language } from '../caller'
import { DatabaseUnavailable } from '../db/database'
import { Problem, type Refusal } from '../errors/problem'
import { faultText, problemText } from './language'

/** Everything that an answer can say no with: a refusal, or that the server could not. */
export type ProblemKind = Refusal['kind'] | 'unavailable' | 'internal'

/** The one place where refusals become HTTP. */
const statuses: { readonly [Kind in ProblemKind]: number } = {
  invalid: 422,
  malformed: 400,
  unauthenticated: 401,
  credentials: 401,
  inactive: 403,
  forbidden: 403,
  missing: 404,
  stale: 409,
  state: 409,
  referenced: 409,
  idempotency: 422,
  tooLarge: 413,
  token: 410,
  unavailable: 503,
  internal: 500,
}

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
}

function described(refusal: Refusal, language: Language): string {
  if (refusal.kind === 'inactive')
    return problemText(language, `inactive.${refusal.status}` as keyof Problems)
  if (refusal.kind === 'state') return problemText(language, 'state', { state: refusal.state })
  return problemText(language, refusal.kind)
}

function documentOf(error: unknown, language: Language): ProblemDocument {
  if (error instanceof Problem) {
    const { refusal } = error
    const message = described(refusal, language)
    return {
      ...plain(refusal.kind, statuses[refusal.kind], message),
      ...(refusal.kind === 'invalid' && { errors: errorsOf(refusal.faults, language) }),
      ...(refusal.kind === 'stale' && { current: refusal.current }),
    }
  }
  const kind = error instanceof DatabaseUnavailable ? 'unavailable' : 'internal'
  return plain(kind, statuses[kind], problemText(language, kind))
}

/** Why one of many was refused, in one sentence: the first fault where its values are wrong. */
export function sentenceOf(error: Problem | DatabaseUnavailable, language: Language): string {
  const { message, errors } = documentOf(error, language)
  return Object.values(errors ?? {})[0]?.[0] ?? message
}

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

/** An error as a problem document (RFC 9457) in the caller's language. What is nobody's business is not told. */
export function problemResponse(error: unknown, language: Language): Response {
  const body = documentOf(error, language)
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  }
  if (body.status === 401) headers['www-authenticate'] = 'Bearer'
  if (body.status === 503) headers['retry-after'] = '2'
  return new Response(JSON.stringify(body), { status: body.status, headers })
}
