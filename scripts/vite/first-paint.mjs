/**
 * Puts the script that runs before the first paint into the pages, in the place of `%first-paint%`.
 * @param {string} script
 * @returns {import('vite').Plugin}
 */
export function firstPaint(script) {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/\s*%first-paint%\s*/, () => script),
    },
  }
}
