/**
 * What a reporter tells the process that started the tests, while they run.
 * @typedef {{ type: 'progress', files: number, allFiles: number, tests: number }} Progress files that are done of all, and tests
 * @typedef {{ type: 'failure', name: string, reason: string, isRetried: boolean }} Failure
 * @typedef {{ type: 'flaky', names: string[] }} Flaky tests that failed and then passed
 * @typedef {Progress | Failure | Flaky} Message
 */

/**
 * Sends a message to the process that started this one; does nothing where nobody listens.
 * @param {Message} message
 */
export function send(message) {
  process.send?.(message)
}

// oxlint-disable-next-line no-control-regex -- The escape is how colours begin.
const colors = /\u001b\[[0-9;]*m/g

/**
 * The first line of an error's message.
 * @param {string | undefined} message
 */
export const firstLine = (message) => (message ?? '').replace(colors, '').trim().split('\n')[0] ?? ''
