/**
 * The messages of a reporter to the process that started the tests.
 * @typedef {{ type: 'progress', files: number, allFiles: number, tests: number }} Progress finished files, all files, and finished tests
 * @typedef {{ type: 'failure', name: string, reason: string, isRetried: boolean }} Failure
 * @typedef {{ type: 'flaky', names: string[] }} Flaky tests that failed and then passed
 * @typedef {{ type: 'left-out', files: string[] }} LeftOut files with tests that were not started in time, and how many
 * @typedef {Progress | Failure | Flaky | LeftOut} Message
 */

/**
 * Sends a message to the parent process; does nothing without an IPC channel.
 * @param {Message} message
 */
export function send(message) {
  process.send?.(message)
}

// oxlint-disable-next-line no-control-regex -- Colour codes begin with the escape character.
const colors = /\u001b\[[0-9;]*m/g

/**
 * The first line of an error's message.
 * @param {string | undefined} message
 */
export const firstLine = (message) => (message ?? '').replace(colors, '').trim().split('\n')[0] ?? ''
