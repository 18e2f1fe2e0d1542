import { spawn } from 'node:child_process'
import { ExpectedError } from './progress.mjs'

/**
 * With `onMessage` the command can send messages with `process.send`.
 * @typedef {{ env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean, onMessage?: (message: unknown) => void }} RunOptions
 */
/** @typedef {{ code: number, output: string }} RunResult exit code, and output of stdout and stderr */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  for (const child of running) child.kill(signal)
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

function listenToSignals() {
  process.on('SIGINT', passOn)
  process.on('SIGTERM', passOn)
}

// The server that is started later in this process has its own signal handlers.
function stopListening() {
  process.off('SIGINT', passOn)
  process.off('SIGTERM', passOn)
}

/**
 * Runs a command and returns its exit code; a signal to this process also stops the command.
 * With `quiet` the output is only collected, otherwise it is printed.
 * @param {string} command
 * @param {string[]} parameters
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, parameters, { env, quiet = false, shell = false, onMessage } = {}) {
  if (running.size === 0) listenToSignals()
  const output = quiet ? 'pipe' : 'inherit'
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = onMessage ? ['ignore', output, output, 'ipc'] : ['ignore', output, output]
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio,
    shell,
  })
  running.add(child)
  if (onMessage) child.on('message', onMessage)
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      if (running.size === 0) stopListening()
      const ending = signal ? `\nended by ${signal}` : ''
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() + ending })
    })
  })
}

/**
 * Runs a Node script.
 * @param {string[]} parameters
 * @param {RunOptions} [options]
 * @throws ExpectedError with the output if it fails
 */
export async function runNode(parameters, options) {
  const { code, output } = await run(process.execPath, parameters, options)
  if (code !== 0) throw new ExpectedError(output || 'That failed: see above.')
  return output
}
