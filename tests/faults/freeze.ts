import { readFileSync } from 'node:fs'

/** Freezes a running PostgreSQL; the returned function resumes it. */
export function freeze(pid: number): () => void {
  const frozen = processesOf(pid)
  for (const each of frozen) process.kill(each, 'SIGSTOP')
  return () => {
    for (const each of frozen) process.kill(each, 'SIGCONT')
  }
}

// Stopping the main process alone leaves the processes of its connections running.
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}
