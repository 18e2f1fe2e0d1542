import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/**
 * jsdom for the pages, and Node for the server, which stands in the same process: modules are resolved as Node does,
 * so that the server finds its own files, and bytes are Node's, as it checks for them.
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

// The test runner takes an environment from the default export alone.
// oxlint-disable-next-line import/no-default-export
export default environment
