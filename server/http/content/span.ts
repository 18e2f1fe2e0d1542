import type { Span } from '#server/base/content-store'

/**
 * The byte range requested by a Range header: undefined for the whole file or a header that may be ignored, `none`
 * for a range that cannot be satisfied.
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
