import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** A child process with its output so far. */
export type Child = {
  process: ChildProcess
  pid: number
  output: () => string
  /** Sends the signal and resolves when the process has exited. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a child process that is killed when this process exits.
 * @throws Error if it cannot be started
 */
export async function startChild(
  command: string,
  parameters: string[],
  options: SpawnOptions,
): Promise<Child> {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const listen = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  await once(child, 'spawn')
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  return {
    process: child,
    pid: child.pid ?? 0,
    output: () => output,
    async end(signal) {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/**
 * Polls `isReady` every 20 ms until it returns true.
 * @throws Error with the output if the child exits or the time is over
 */
export async function waitUntil(
  child: Child,
  isReady: () => Promise<boolean>,
  milliseconds: number,
): Promise<void> {
  const deadline = performance.now() + milliseconds
  while (!(await isReady())) {
    if (hasEnded(child.process)) throw new Error(`It ended before it was ready:\n${child.output()}`)
    if (performance.now() > deadline)
      throw new Error(`It is not ready after ${milliseconds} ms:\n${child.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
