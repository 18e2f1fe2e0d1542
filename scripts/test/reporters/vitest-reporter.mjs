import { firstLine, send } from './messages.mjs'

/**
 * Sends `npm test` the progress of a vitest run, and each failure when it happens.
 */
class ProgressReporter {
  #files = 0
  #allFiles = 0
  #tests = 0

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    this.#allFiles = specifications.length
  }

  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    this.#tests += 1
    const { state, errors } = testCase.result()
    if (state !== 'failed') return
    const name = `${testCase.module.relativeModuleId} > ${testCase.fullName}`
    send({ type: 'failure', name, reason: firstLine(errors?.[0]?.message), isRetried: false })
  }

  /** @param {import('vitest/node').TestModule} testModule */
  onTestModuleEnd(testModule) {
    this.#files += 1
    for (const { message } of testModule.errors())
      send({
        type: 'failure',
        name: testModule.relativeModuleId,
        reason: firstLine(message),
        isRetried: false,
      })
    send({ type: 'progress', files: this.#files, allFiles: this.#allFiles, tests: this.#tests })
  }
}

// Vitest requires a default export.
// oxlint-disable-next-line import/no-default-export
export default ProgressReporter
