const copy = new Intl.Segmenter('zh', { granularity: 'word' })

/** Particles, which belong to the word before, and numerals and pronouns, which belong to the word after. */
const trailing = /^[的了地得着过吗呢吧们里上下中内外]+$/
const leading = /^[一二两三四五六七八九十几每各这那某不]$/

/** Phrases of at most this many characters are not broken: they fit on a line of a phone. */
const short = 6

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Chinese has no spaces: inserts a break opportunity between words. */
const phrased = (text: string): string =>
  text
    .replaceAll(/[^<>，。、；：！？]+/g, separateWords)
    .replaceAll(/(?<=[，。、；：！？])(?=\p{Script=Han})/gu, '<wbr>')

function separateWords(phrase: string): string {
  if (phrase.length <= short) return phrase
  let before = ''
  let written = ''
  for (const { segment, isWordLike } of copy.segment(phrase)) {
    const word = isWordLike && isChinese(segment) ? segment : ''
    written += before && word && !trailing.test(word) && !leading.test(before) ? `<wbr>${segment}` : segment
    before = word
  }
  return written
}

/** The beginning or the end of a heading, and any tag; React escapes angle brackets in attributes. */
const edge = /(<\/?h[1-3]\b[^<>]*>)/
const tag = /(<[^<>]*>)/

/** Lets the headings of a Chinese page break between words only. */
export function withPhrases(html: string): string {
  let isHeading = false
  const parts = html.split(edge).map((part, index) => {
    if (index % 2 === 0) return isHeading ? phrasedBetweenTags(part) : part
    isHeading = !part.startsWith('</')
    return part
  })
  return parts.join('')
}

const phrasedBetweenTags = (part: string): string =>
  part
    .split(tag)
    .map((text, index) => (index % 2 === 0 ? phrased(text) : text))
    .join('')
