import { context } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
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
    /** Resolves when the present server takes requests, or has ended without. */
    ready: server.ready,
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
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async function restart() {
    await stop()
    const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port) }
    child = spawn(process.execPath, ['--enable-source-maps', entry], { env, stdio: 'inherit' })
  }

  async function ready() {
    while (!(await takesConnections(port)) && !hasEnded(child)) await delay(50)
  }

  return { stop, restart, ready }
}

/** @param {import('node:child_process').ChildProcess | undefined} child */
function hasEnded(child) {
  return child !== undefined && (child.exitCode !== null || child.signalCode !== null)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function takesConnections(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
