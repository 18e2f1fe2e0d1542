import { readFileSync } from 'node:fs'

/** The result of repeating one piece of work. */
export interface Measured {
  readonly perSecond: number
  /** The 99th percentile in milliseconds. */
  readonly p99: number
  /** CPU time of the measured process for each repetition, in milliseconds. */
  readonly processor: number
}

export interface Load {
  readonly connections: number
  readonly warmMs: number
  readonly runMs: number
}

/** Repeats `work` on concurrent lanes, one for each connection; lanes are numbered from 0. */
export async function measure(
  load: Load,
  work: (lane: number) => Promise<void>,
  processorMs: () => number,
): Promise<Measured> {
  await repeat(load.connections, load.warmMs, work)
  const processorBefore = processorMs()
  const since = performance.now()
  const times = await repeat(load.connections, load.runMs, work)
  const seconds = (performance.now() - since) / 1000
  const processor = (processorMs() - processorBefore) / times.length
  times.sort((value, other) => value - other)
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, processor }
}

async function repeat(lanes: number, ms: number, work: (lane: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + ms
  const run = async (lane: number) => {
    for (let from = performance.now(); from < until;) {
      await work(lane)
      const to = performance.now()
      times.push(to - from)
      from = to
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
  return times
}

/** CPU time of this process in milliseconds. */
export const ownProcessorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU time of another process in milliseconds, with a resolution of 10 ms; 0 on systems other than Linux. */
export function processorMsOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parts = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(parts[11]) + Number(parts[12])) * 10
  } catch {
    return 0
  }
}

/** The memory of another process in megabytes: current and maximum; 0 on systems other than Linux. */
export function memoryOf(pid: number): { now: number; highest: number } {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024)
    return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
  } catch {
    return { now: 0, highest: 0 }
  }
}
