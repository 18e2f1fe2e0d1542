import { context } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverOptions } from '../build/server.mjs'

/**
 * Bundles the server at every change and runs the newest bundle on the port. The previous server is stopped first,
 * because two must not use the same data folder. A new migration restarts it too.
 * @param {string} root
 * @param {string} folder of the bundles, next to `build` and of the same depth
 * @param {number} port
 */
export async function watchServer(root, folder, port) {
  const server = serverProcess(join(folder, 'server'), port)
  /** @type {import('esbuild').Plugin} */
  const restart = {
    name: 'restart',
    setup(build) {
      build.onEnd(({ errors }) => {
        if (errors.length === 0) void server.restart()
      })
    },
  }
  const bundler = await context({
    ...serverOptions(root),
    outdir: join(folder, 'server'),
    plugins: [restart],
  })
  await bundler.watch()
  const migrations = watchFolder(join(root, 'migrations', 'meta'), () => void server.restart())
  return {
    /** Resolves when the current server accepts requests, or has exited before. */
    ready: server.ready,
    failure: server.failure,
    onChange: server.onChange,
    async stop() {
      migrations.close()
      await bundler.dispose()
      await server.stop()
    },
  }
}

/** Debounce of folder changes in milliseconds: a migration consists of several files. */
const pause = 200

/**
 * @param {string} folder
 * @param {() => void} onChange
 */
function watchFolder(folder, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  return watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, pause)
  })
}

/**
 * @param {string} folder of the bundles
 * @param {number} port
 */
function serverProcess(folder, port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {string | undefined} */
  let failure
  /** @type {(failure: string | undefined) => void} */
  let changed = () => {}
  /** @type {Promise<void>} */
  let starting = Promise.resolve()

  // Vite exits the process itself on a signal, without waiting for other handlers.
  process.once('exit', () => child?.kill('SIGTERM'))

  /** @param {string | undefined} reason */
  function setFailure(reason) {
    if (reason === failure) return
    failure = reason
    changed(reason)
  }

  async function stop() {
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.removeAllListeners('close')
    child.kill('SIGTERM')
    await ended
  }

  /** @param {string} program */
  function start(program) {
    const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port) }
    const started = spawn(process.execPath, ['--enable-source-maps', join(folder, program)], {
      env,
      stdio: ['inherit', 'inherit', 'pipe'],
    })
    let text = ''
    started.stderr?.on('data', (chunk) => {
      process.stderr.write(chunk)
      text = `${text}${chunk}`.slice(-2000)
    })
    started.once('close', (code) => {
      if (code) setFailure(text.trim().split('\n').at(-1) || `The server ended with ${code}.`)
    })
    return started
  }

  async function begin() {
    await stop()
    const check = start('check-migrations.js')
    const [code] = await once(check, 'close')
    if (code !== 0) return
    child = start('main.js')
    await untilServing()
    if (!hasEnded(child)) setFailure(undefined)
  }

  function restart() {
    starting = starting.then(begin)
    return starting
  }

  async function untilServing() {
    while (!(await takesConnections(port)) && !hasEnded(child)) await delay(50)
  }

  return {
    stop,
    restart,
    ready: () => starting,
    failure: () => failure,
    /** @param {(failure: string | undefined) => void} listener called with the reason of a failed start, or undefined */
    onChange: (listener) => {
      changed = listener
    },
  }
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
