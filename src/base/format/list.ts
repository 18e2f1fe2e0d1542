/**
 * Texts one after the other, without a word for "and": "a, b" or "a、b".
 * @param locale an Intl tag
 */
export const formatList = (texts: readonly string[], locale: string): string =>
  // Lists of the type `unit` have no separator in Chinese.
  new Intl.ListFormat(locale, { style: 'narrow' }).format(texts)
