/** A failure that its message explains: printed without a stack. */
export class ExpectedError extends Error {
  isExpected = true
}

// Soon at first, and then ever more rarely, up to once a minute.
const firstWord = 5_000
const rarestWord = 60_000

/** @param {number} since milliseconds of performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/**
 * Runs a step that may take long: says what it does, that it still does it, and how long it took.
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
 * @returns {() => void} which ends it
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
 * Ends the process over a failure: with its sentence when it has one, else with all there is to know.
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  const isExpected = error instanceof Error && 'isExpected' in error
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
