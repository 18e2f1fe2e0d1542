import { takeEarly, type EarlyAnswer } from '../early'

/** What a reading call answered. */
export type Answer = EarlyAnswer

/**
 * Reads an address: what the first script has asked for already is taken from there, once; anything else goes
 * through the shared client, whose code comes when it is first needed.
 * @throws what the shared client rejects with.
 */
export async function read(url: string, signal?: AbortSignal): Promise<Answer> {
  const early = takeEarly(url)
  if (early) return early
  const { client } = await import('./client')
  const { data, headers } = await client.get<unknown>(url, { signal })
  return { data, header: (name) => textOf((headers as Record<string, unknown>)[name]) }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
