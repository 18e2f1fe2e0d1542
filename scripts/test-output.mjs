// Parses the output of vitest and Playwright.

// oxlint-disable-next-line no-control-regex -- Colour codes begin with the escape character.
const colours = /\u001b\[[0-9;]*m/g
/** @param {string} output */
const plain = (output) => output.replace(colours, '')

/**
 * The test counts that vitest or Playwright has printed.
 * @param {string} output
 */
export function countIn(output) {
  const ofVitest = /^\s*Tests\s+(.*?)(?: \(\d+\))?$/m.exec(plain(output))?.[1]
  const ofPlaywright = [...plain(output).matchAll(/^ {2}(\d+ (?:failed|flaky|did not run|skipped|passed))/gm)]
  return ofVitest ?? ofPlaywright.map((match) => match[1]).join(' | ')
}

const linesOfOne = 8
const maxFailures = 30
const headOfFailure = /^ FAIL +\S|^ {2}\d+\) \S/

/**
 * The names of the failed tests, each with the first lines of the error.
 * @param {string} output
 * @returns {string[]} lines of the first 30 failures
 */
export function failuresIn(output) {
  const lines = plain(output).split('\n')
  const heads = lines.flatMap((line, index) => (headOfFailure.test(line) ? [index] : []))
  return heads.slice(0, maxFailures).flatMap((index, which) => {
    const end = Math.min(heads[which + 1] ?? lines.length, index + 4 * linesOfOne)
    const why = lines.slice(index + 1, end).filter((line) => line.trim() !== '')
    return [withoutRule(lines[index] ?? ''), ...why.slice(0, linesOfOne).map((line) => `    ${line.trim()}`)]
  })
}

/** @param {string} line which Playwright fills up to the width of the terminal */
const withoutRule = (line) => line.replace(/ ─+$/, '').trim()

/**
 * The output without the lines of passed tests.
 * @param {string} output
 */
export const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*[✓✔] /.test(plain(line)))
    .join('\n')
