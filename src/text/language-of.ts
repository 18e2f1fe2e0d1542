/** The language of a code: `zh-TW` is `cn`, `en-GB` is `en`; undefined for unsupported ones. */
export function languageOf(code: string | null | undefined): 'en' | 'cn' | undefined {
  const short = code?.toLowerCase().split(/[-_]/)[0]
  if (short === 'zh' || short === 'cn') return 'cn'
  return short === 'en' ? 'en' : undefined
}
