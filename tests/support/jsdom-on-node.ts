import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/**
 * jsdom for the pages, and Node for the server in the same process: modules are resolved as in Node, so that the server
 * finds its files, and Uint8Array and ArrayBuffer are those of Node, because the server checks for them.
 */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-on-node',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const { Uint8Array, ArrayBuffer } = globalThis
    const pages = await jsdom.setup(global, options)
    Object.assign(global, { Uint8Array, ArrayBuffer })
    return pages
  },
}

// Vitest requires a default export.
// oxlint-disable-next-line import/no-default-export
export default environment
