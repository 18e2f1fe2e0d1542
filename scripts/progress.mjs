/** An error with a message for the user; it is printed without a stack trace. */
export class ExpectedError extends Error {
  isExpected = true
}

// The first and the longest interval of progress messages, in milliseconds.
const firstWord = 5_000
const rarestWord = 60_000

/** @param {number} since milliseconds of performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/**
 * Runs a step that may take long, and prints its name, its progress and its duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const since = performance.now()
  console.log(name)
  const stopReporting = reportNowAndThen(() => console.log(`  ${name}: still at it after ${seconds(since)}`))
  try {
    const result = await work()
    console.log(`  ${name}: done in ${seconds(since)}`)
    return result
  } finally {
    stopReporting()
  }
}

/**
 * @param {() => void} report
 * @returns {() => void} a function that stops the reports
 */
function reportNowAndThen(report) {
  /** @type {NodeJS.Timeout} */
  let timer
  /** @param {number} wait */
  const schedule = (wait) => {
    timer = setTimeout(() => {
      report()
      schedule(Math.min(wait * 2, rarestWord))
    }, wait)
  }
  schedule(firstWord)
  return () => clearTimeout(timer)
}

/**
 * Exits the process after an error; prints the message of an expected error, and anything else in full.
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  const isExpected = error instanceof Error && 'isExpected' in error
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
