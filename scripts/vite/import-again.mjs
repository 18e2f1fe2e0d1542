/**
 * Browsers remember for as long as a page is open that a module did not come, and do not ask for it again (HTML, "fetch
 * a single module script"). Each import of a chunk therefore tells of its failure to `globalThis.importAgain`, where a
 * page has it, which knows another address for the same chunk.
 * @returns {import('vite').Plugin}
 */
export function importAgain() {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'post',
    // What is added comes after a chunk has got its name, which must change with it: browsers keep chunks for good.
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
 * A chunk's code in which each import of another chunk tells when it fails.
 * @param {string} code as it is built: chunks stand side by side and are named by literals
 */
export const withAgain = (code) =>
  code.replaceAll(
    /\bimport\(([`"']\.\/[\w.-]+\.js[`"'])\)/g,
    (whole, name) =>
      `${whole}.catch(e=>globalThis.importAgain?globalThis.importAgain(new URL(${name},import.meta.url).href,e):Promise.reject(e))`,
  )
