/**
 * Browsers cache a failed module request as long as a page is open, and do not request the module again (HTML, "fetch
 * a single module script"). Each import of a chunk therefore calls `globalThis.importAgain` when it fails, if the page
 * defines it, which imports the same chunk from another URL.
 * @returns {import('vite').Plugin}
 */
export function importAgain() {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'post',
    // The code is added after chunks are named. It must be part of their hash, because browsers cache chunks forever.
    augmentChunkHash: () => String(withAgain),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = withAgain(output.code)
      },
    },
  }
}

/**
 * Adds error handling to each import of another chunk.
 * @param {string} code built code: chunks are in one folder and imported by literals
 */
export const withAgain = (code) =>
  code.replaceAll(
    /\bimport\(([`"']\.\/[\w.-]+\.js[`"'])\)/g,
    (whole, name) =>
      `${whole}.catch(e=>globalThis.importAgain?globalThis.importAgain(new URL(${name},import.meta.url).href,e):Promise.reject(e))`,
  )
