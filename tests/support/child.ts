import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** A started program: what it has said so far, and two ways to end it. */
export type Child = {
  process: ChildProcess
  pid: number
  output: () => string
  /** Sends the signal and resolves when the program is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts a program that dies with this process at the latest. Throws when it cannot be started. */
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

/** Asks every 20 ms until the answer is yes. Throws with the program's words when it ends or time runs out. */
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
