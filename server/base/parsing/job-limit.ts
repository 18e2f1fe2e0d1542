/** A job was aborted: it took too long or too much memory, or too many others were waiting. */
export class JobLimit extends Error {
  override name = 'JobLimit'
  constructor(readonly limit: 'time' | 'memory' | 'queue') {
    super(`A job was given up: ${limit}.`)
  }
}
