import { context } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { serverOptions } from '../build/server.mjs'

/**
 * Bundles the server at every change and runs the newest bundle on the port. The one before it is ended first,
 * because two must not hold the same data.
 * @param {string} root
 * @param {string} folder where the bundles go, beside `build` and of the same depth
 * @param {number} port
 */
export async function watchServer(root, folder, port) {
  const server = serverProcess(join(folder, 'server/main.js'), port)
  /** @type {import('esbuild').Plugin} */
  const restart = {
    name: 'restart',
    setup(build) {
      build.onEnd(({ errors }) => (errors.length === 0 ? server.restart() : undefined))
    },
  }
  const bundler = await context({
    ...serverOptions(root),
    outdir: join(folder, 'server'),
    plugins: [restart],
  })
  await bundler.watch()
  return {
    async stop() {
      await bundler.dispose()
      await server.stop()
    },
  }
}

/**
 * @param {string} entry
 * @param {number} port
 */
function serverProcess(entry, port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async function restart() {
    await stop()
    const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port) }
    child = spawn(process.execPath, ['--enable-source-maps', entry], { env, stdio: 'inherit' })
  }

  return { stop, restart }
}
