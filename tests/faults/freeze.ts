import { childrenOf } from './processes'

/** Freezes a running PostgreSQL; the returned function resumes it. */
export function freeze(pid: number): () => void {
  // Stopping the main process alone leaves the processes of its connections running.
  const frozen = [pid, ...childrenOf(pid)]
  for (const each of frozen) process.kill(each, 'SIGSTOP')
  return () => {
    for (const each of frozen) process.kill(each, 'SIGCONT')
  }
}
