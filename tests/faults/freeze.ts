import { readFileSync } from 'node:fs'

/** Stops a PostgreSQL in the middle of whatever it does; the function that it answers lets it go on. */
export function freeze(pid: number): () => void {
  const frozen = processesOf(pid)
  for (const each of frozen) process.kill(each, 'SIGSTOP')
  return () => {
    for (const each of frozen) process.kill(each, 'SIGCONT')
  }
}

// A stopped main process alone leaves those that serve connections at work.
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}
