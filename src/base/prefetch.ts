import { somethingWentWrong } from './failure'

/** What an address answered. */
export interface PrefetchedResponse {
  readonly data: unknown
  /** A header of the answer by its lower-case name. */
  header(name: string): string | undefined
}

/** What the first script asks for stands here until the program, which loads meanwhile, takes it. */
interface Question {
  readonly promise: Promise<PrefetchedResponse>
  answer?: PrefetchedResponse
}
const globals = globalThis as { earlyQuestions?: Map<string, Question> }
const questions = (): Map<string, Question> => (globals.earlyQuestions ??= new Map())

/** Asks for an address at once, with nothing but fetch. It is answered as the shared client would answer. */
export function prefetch(url: string, headers: Readonly<Record<string, string>>): void {
  const promise = fetch(url, { headers }).then(readAnswer, () => Promise.reject(somethingWentWrong))
  const question: Question = { promise }
  questions().set(url, question)
  promise.then(
    (answer) => (question.answer = answer),
    // Whoever takes it hears of the failure; until then nobody has to.
    () => undefined,
  )
}

/** What the first script has asked for at this address; only the first to take it gets it. */
export function takePrefetched(url: string): Promise<PrefetchedResponse> | undefined {
  const question = questions().get(url)
  questions().delete(url)
  return question?.promise
}

/** The same, where the answer is here already and need not be waited for. */
export function takePrefetchedNow(url: string): PrefetchedResponse | undefined {
  const answer = questions().get(url)?.answer
  if (answer) questions().delete(url)
  return answer
}

/** Resolves when everything has been answered that the first script asked for, one way or the other. */
export const allPrefetched = async (): Promise<void> =>
  void (await Promise.allSettled([...questions().values()].map(({ promise }) => promise)))

/** Forgets what was asked for somebody who is no longer signed in. */
export const clearPrefetched = (): void => questions().clear()

async function readAnswer(response: Response): Promise<PrefetchedResponse> {
  const text = await response.text()
  const data: unknown = isJson(response) ? JSON.parse(text) : text
  if (!response.ok) return Promise.reject(data || somethingWentWrong)
  return { data, header: (name) => response.headers.get(name) ?? undefined }
}

const isJson = (response: Response): boolean => /json/.test(response.headers.get('content-type') ?? '')
