/**
 * Replaces `%first-paint%` in the pages by the script that runs before the first paint.
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
