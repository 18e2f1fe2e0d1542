import { invalidField } from '../../base/errors/problem'

/**
 * What a user has typed into a picker: the parameter `q`, in lower case; empty where it is missing.
 * @param limit the most characters
 * @throws Problem invalid at `q`.
 */
export function typedText(query: URLSearchParams, limit: number): string {
  const text = (query.get('q') ?? '').trim().toLowerCase()
  if (text.includes('\0')) throw invalidField('q', 'invalid')
  if (text.length > limit) throw invalidField('q', 'max.string', { limit })
  return text
}
