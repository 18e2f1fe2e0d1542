import { somethingWentWrong } from './data/problem'

/** What the first script asks for stands here until the program, which loads meanwhile, takes it. */
interface EarlyAnswer {
  readonly data: unknown
  header(name: string): string | undefined
}
type EarlyAnswers = Map<string, Promise<EarlyAnswer>>

const place = globalThis as { earlyAnswers?: EarlyAnswers }

/** Asks for an address at once, with nothing but fetch. It is answered as the shared client would answer. */
export function askEarly(url: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(url, { headers }).then(readAnswer, () => Promise.reject(somethingWentWrong))
  // Whoever takes it hears of the failure; until then nobody has to.
  answer.catch(() => undefined)
  place.earlyAnswers ??= new Map()
  place.earlyAnswers.set(url, answer)
}

/** The answer the first script is waiting for at this address; only the first to ask gets it. */
export function takeEarly(url: string): Promise<EarlyAnswer> | undefined {
  const answer = place.earlyAnswers?.get(url)
  place.earlyAnswers?.delete(url)
  return answer
}

/** Forgets what was asked for somebody who is no longer signed in. */
export const dropEarly = (): void => place.earlyAnswers?.clear()

async function readAnswer(response: Response): Promise<EarlyAnswer> {
  const text = await response.text()
  const data: unknown = isJson(response) ? JSON.parse(text) : text
  if (!response.ok) return Promise.reject(data || somethingWentWrong)
  return { data, header: (name) => response.headers.get(name) ?? undefined }
}

const isJson = (response: Response): boolean => /json/.test(response.headers.get('content-type') ?? '')
