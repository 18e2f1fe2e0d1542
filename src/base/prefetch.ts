import { somethingWentWrong } from './failure'

/** The response of a prefetch. */
export interface PrefetchedResponse {
  readonly data: unknown
  /** A response header by its lower-case name. */
  header(name: string): string | undefined
}

/** The requests of the boot script, stored here until the app, which loads meanwhile, takes them. */
interface Question {
  readonly promise: Promise<PrefetchedResponse>
  answer?: PrefetchedResponse
}
const globals = globalThis as { earlyQuestions?: Map<string, Question> }
const questions = (): Map<string, Question> => (globals.earlyQuestions ??= new Map())

/**
 * Requests a URL with nothing but fetch, unless it has been requested already. The result is the same as that of the
 * shared client.
 */
export function prefetch(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<PrefetchedResponse> {
  const earlier = questions().get(url)
  if (earlier) return earlier.promise
  const promise = fetch(url, { headers }).then(readAnswer, () => Promise.reject(somethingWentWrong))
  const question: Question = { promise }
  questions().set(url, question)
  promise.then(
    (answer) => (question.answer = answer),
    // Whoever takes the promise handles the failure; until then it must not be reported as unhandled.
    () => undefined,
  )
  return promise
}

/** The prefetched response for a URL; only the first caller gets it. */
export function takePrefetched(url: string): Promise<PrefetchedResponse> | undefined {
  const question = questions().get(url)
  questions().delete(url)
  return question?.promise
}

/** The same, but only if the response has already arrived. */
export function takePrefetchedNow(url: string): PrefetchedResponse | undefined {
  const answer = questions().get(url)?.answer
  if (answer) questions().delete(url)
  return answer
}

/** Resolves when all prefetched requests have settled. */
export const allPrefetched = async (): Promise<void> =>
  void (await Promise.allSettled([...questions().values()].map(({ promise }) => promise)))

/** Discards what was prefetched for a user who is no longer signed in. */
export const clearPrefetched = (): void => questions().clear()

async function readAnswer(response: Response): Promise<PrefetchedResponse> {
  const text = await response.text()
  const data: unknown = isJson(response) ? JSON.parse(text) : text
  if (!response.ok) return Promise.reject(data || somethingWentWrong)
  return { data, header: (name) => response.headers.get(name) ?? undefined }
}

const isJson = (response: Response): boolean => /json/.test(response.headers.get('content-type') ?? '')
