import type { Values } from '../../define/parse'

/** Why the server refused, as far as its answer says. */
export interface Problem {
  /** The HTTP status, where there was an answer at all. */
  readonly status: number | undefined
  readonly message: string
  /** Sentences by path: 'lines.0.quantity'. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The record as it is now, where it was changed meanwhile. */
  readonly current: Values | undefined
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const sentences = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')

/** Reads what a failed call was rejected with: a problem document, a sentence, or anything else. */
export function readProblem(error: unknown, otherwise: string): Problem {
  if (!isObject(error)) {
    const message = typeof error === 'string' && error !== '' ? error : otherwise
    return { status: undefined, message, errors: {}, current: undefined }
  }
  const status = Number(error.status ?? error.statusCode)
  const errors = isObject(error.errors) ? error.errors : {}
  const [message = otherwise] = [error.message, error.detail, error.title].flatMap(sentences).filter(Boolean)
  return {
    status: Number.isInteger(status) && status > 0 ? status : undefined,
    message,
    errors: Object.fromEntries(Object.entries(errors).map(([path, value]) => [path, sentences(value)])),
    current: isObject(error.current) ? error.current : undefined,
  }
}
