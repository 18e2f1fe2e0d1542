import type { Span } from '#server/base/content-store'

/**
 * The part of so many bytes that a Range header asks for: undefined where it asks for all of them or in a way that may
 * be passed over, 'none' where it asks for what is not there.
 */
export function spanOf(header: string | undefined, size: number): Span | 'none' | undefined {
  const requested = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!requested) return undefined
  const [, first = '', last = ''] = requested
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'none' : { start, end }
}
