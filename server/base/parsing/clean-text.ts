import { Problem } from '../errors/problem'
import { cleaners } from './cleaners'
import { JobLimit } from './job-limit'
import { isModest } from './markup'
import type { Cleaning } from './messages'
import { cleanedInThread } from './queues'

/** Texts up to this length are sanitized in the main thread, which takes a few milliseconds at most. */
const maxInProcess = 4096
/** Maximum number of characters sent to the worker thread together. */
const maxTogether = 250_000

/**
 * Sanitizes formatted text; undefined where it has too many elements, or too deeply nested ones, to be sanitized in
 * short time.
 * @throws Problem busy.
 */
export async function cleanText(html: string, cleaning: Cleaning = 'text'): Promise<string | undefined> {
  if (!isModest(html)) return undefined
  if (html.length <= maxInProcess) return cleaners[cleaning](html)
  const [cleaned] = await cleanInThread([html], cleaning)
  return cleaned
}

/**
 * Sanitizes many texts, which may be large together.
 * @throws Problem busy.
 */
export async function cleanTexts(texts: readonly string[]): Promise<Map<string, string | undefined>> {
  const cleaned = new Map<string, string | undefined>()
  let together: string[] = []
  let size = 0
  const flush = async () => {
    const results = together.length > 0 ? await cleanInThread(together, 'text') : []
    for (const [index, text] of together.entries()) cleaned.set(text, results[index])
    together = []
    size = 0
  }
  for (const text of new Set(texts)) {
    if (!isModest(text)) {
      cleaned.set(text, undefined)
      continue
    }
    together.push(text)
    size += text.length
    if (size > maxTogether) await flush()
  }
  await flush()
  return cleaned
}

/**
 * Sanitizes stored text again before it is shown.
 * @throws Problem tooLarge where it exceeds the limits, because it was stored before they existed.
 */
export async function cleanStored(html: string, cleaning: Cleaning = 'text'): Promise<string> {
  const cleaned = await cleanText(html, cleaning)
  if (cleaned === undefined) throw new Problem({ kind: 'tooLarge' })
  return cleaned
}

/** Where the texts exceed the limits together, each one is tried alone. */
async function cleanInThread(texts: readonly string[], cleaning: Cleaning): Promise<(string | undefined)[]> {
  try {
    return await cleanedInThread(texts, cleaning)
  } catch (error) {
    if (!(error instanceof JobLimit)) throw error
    if (texts.length === 1) return [undefined]
  }
  const each: (string | undefined)[] = []
  for (const text of texts) each.push(...(await cleanInThread([text], cleaning)))
  return each
}
