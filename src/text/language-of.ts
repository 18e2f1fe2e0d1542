/** The language a code stands for: a browser's `zh-TW` is `cn`, `en-GB` is `en`; nothing for one we do not speak. */
export function languageOf(code: string | null | undefined): 'en' | 'cn' | undefined {
  const short = code?.toLowerCase().split(/[-_]/)[0]
  if (short === 'zh' || short === 'cn') return 'cn'
  return short === 'en' ? 'en' : undefined
}
