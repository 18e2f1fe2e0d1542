import { relative } from 'node:path'
import { leftOutReason } from '../time-limit.mjs'
import { firstLine, send } from './messages.mjs'

/** More flaky tests than this fail a run. */
export const maxFlaky = 2

/**
 * Sends `npm test` the progress of a Playwright run, each failure when it happens, and at the end the flaky tests
 * and the files whose tests were not started in time.
 * A run with more than two flaky tests fails.
 */
class ProgressReporter {
  /** @type {Map<string, number>} the number of remaining tests of each file */
  #left = new Map()
  #allFiles = 0
  #tests = 0
  /** @type {Set<string>} */
  #flaky = new Set()
  /** @type {Map<string, number>} the number of tests of each file that were not started in time */
  #leftOut = new Map()

  printsToStdio() {
    return false
  }

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    for (const test of suite.allTests()) add(this.#left, test.location.file)
    this.#allFiles = this.#left.size
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const hasFailed = result.status !== test.expectedStatus && result.status !== 'skipped'
    const isRetried = hasFailed && result.status !== 'interrupted' && result.retry < test.retries
    if (hasFailed)
      send({ type: 'failure', name: nameOf(test), reason: firstLine(result.error?.message), isRetried })
    else if (isLeftOut(result)) add(this.#leftOut, test.location.file)
    else if (result.retry > 0) this.#flaky.add(nameOf(test))
    if (!isRetried) this.#countDone(test.location.file)
  }

  /** @param {string} file */
  #countDone(file) {
    this.#tests += 1
    const left = (this.#left.get(file) ?? 1) - 1
    if (left > 0) this.#left.set(file, left)
    else this.#left.delete(file)
    send({
      type: 'progress',
      files: this.#allFiles - this.#left.size,
      allFiles: this.#allFiles,
      tests: this.#tests,
    })
  }

  /** @param {import('@playwright/test/reporter').FullResult} result */
  onEnd({ status }) {
    send({ type: 'flaky', names: [...this.#flaky] })
    const files = [...this.#leftOut].map(([file, tests]) => `${pathOf(file)} (${tests})`)
    send({ type: 'left-out', files })
    if (status !== 'passed' || this.#flaky.size <= maxFlaky) return undefined
    console.error(`${this.#flaky.size} tests passed only when they were run again; at most ${maxFlaky} may.`)
    return { status: /** @type {const} */ ('failed') }
  }
}

/** @param {Map<string, number>} counts @param {string} file */
const add = (counts, file) => counts.set(file, (counts.get(file) ?? 0) + 1)

/** @param {import('@playwright/test/reporter').TestResult} result */
const isLeftOut = ({ annotations }) => annotations.some(({ description }) => description === leftOutReason)

/** @param {string} file */
const pathOf = (file) => relative(process.cwd(), file)

/** @param {import('@playwright/test/reporter').TestCase} test */
function nameOf(test) {
  const { file, line } = test.location
  return `${pathOf(file)}:${line} › ${test.title}`
}

// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default ProgressReporter
