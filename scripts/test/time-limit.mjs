/** When no more browser tests are started, in milliseconds since 1970. Set for the processes of a run with a limit. */
const variable = 'TESTS_END'

/** Why a test was skipped that was not started in time. */
export const leftOutReason = 'The time of the run was over.'

/**
 * Limits the time in which this process and those that it starts begin browser tests.
 * @param {number} minutes from now on
 */
export function limitTime(minutes) {
  process.env[variable] = String(Date.now() + minutes * 60_000)
}

/** Whether the run has a limit, and it has passed. */
export const isTimeOver = () => Date.now() > Number(process.env[variable] ?? Number.POSITIVE_INFINITY)
