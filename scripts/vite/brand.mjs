/**
 * Replaces placeholders of the brand in the pages, such as `%brand.name%`.
 * @param {Readonly<Record<string, string>>} words
 * @returns {import('vite').Plugin}
 */
export function brandTexts(words) {
  return {
    name: 'brand-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%brand\.(\w+)%/g, (_, word) => {
          const text = words[word]
          if (text === undefined) throw new Error(`The brand has no ${word}.`)
          return text
        }),
    },
  }
}
