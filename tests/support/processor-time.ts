/**
 * The processor time in milliseconds that this process spends on the work. Unlike the time that passes, it does not
 * depend on what else the machine does.
 */
export function processorTimeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
