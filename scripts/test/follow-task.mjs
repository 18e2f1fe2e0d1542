/** @typedef {import('./reporters/messages.mjs').Message} Message */

const intervalMs = 15_000

/**
 * Prints the messages of a task's reporters while it runs: each failure at once, and the progress every 15 s.
 * The names of flaky tests are added to `flaky`, and the files whose tests were not started in time to `leftOut`.
 * @param {string} name of the task
 */
export function followTask(name) {
  /** @type {string[]} */
  const flaky = []
  /** @type {string[]} */
  const leftOut = []
  let progress = ''
  let printed = ''
  const printProgress = () => {
    if (progress !== printed) console.log(`  ${name}: ${progress}`)
    printed = progress
  }
  const timer = setInterval(printProgress, intervalMs)
  /** @param {unknown} received */
  const onMessage = (received) => {
    const message = /** @type {Message} */ (received)
    if (message.type === 'progress') progress = textOf(message)
    if (message.type === 'failure') console.log(failureText(message))
    if (message.type === 'flaky') flaky.push(...message.names)
    if (message.type === 'left-out') leftOut.push(...message.files)
  }
  return { flaky, leftOut, onMessage, stop: () => clearInterval(timer) }
}

/** @param {import('./reporters/messages.mjs').Progress} progress */
const textOf = ({ files, allFiles, tests }) => `${files} of ${allFiles} files done, ${tests} tests`

/** @param {import('./reporters/messages.mjs').Failure} failure */
const failureText = ({ name, reason, isRetried }) =>
  `  FAILED ${name}${reason && `: ${reason}`}${isRetried ? ' (it is run again)' : ''}`
