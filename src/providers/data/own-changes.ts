import type { Change } from './change'

const max = 300
/** The version of each record that this tab has just saved; Infinity for deleted ones. */
const saved = new Map<string, number>()

function remember(id: string, version: number): void {
  saved.delete(id)
  saved.set(id, Math.max(version, saved.get(id) ?? 0))
  const [oldest] = saved.keys()
  if (saved.size > max && oldest !== undefined) saved.delete(oldest)
}

/**
 * Remembers what a call of this tab has saved: its response is already shown, so the stream's change event about it
 * can be ignored.
 */
export function noteSaved(method: string, url: string, answer: unknown): void {
  if (method === 'get') return
  if (method === 'delete') remember(url.split('/').at(-1) ?? '', Infinity)
  for (const found of [answer, ...valuesOf(answer)]) {
    const { id, version } = (found ?? {}) as { id?: unknown; version?: unknown }
    if (typeof id === 'string' && typeof version === 'number') remember(id, version)
  }
}

const valuesOf = (answer: unknown): unknown[] =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? Object.values(answer) : []

/** Whether a change was made by this tab and is already shown. */
export const isOwn = ({ id, version }: Change): boolean =>
  id !== undefined && (saved.get(id) ?? -1) >= (version ?? Infinity)
