import { describe, expect, it } from 'vitest'
import { countIn, failuresIn, withoutPassed } from '../../scripts/test-output.mjs'

describe('the number of tests', () => {
  it.each([
    ['\u001b[2m      Tests \u001b[22m 4 failed | 93 passed (97)\n', '4 failed | 93 passed'],
    ['\n  1 failed\n    tests/e2e/a.spec.ts:3:1 › it\n  28 passed (4.6m)\n', '1 failed | 28 passed'],
    ['All is well.', ''],
  ])('is read from the output', (output, count) => {
    expect(countIn(output)).toBe(count)
  })
})

describe('the failures', () => {
  it('of vitest are listed with the first lines of their errors', () => {
    const output = [
      '\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m \u001b[30m\u001b[42m unit \u001b[49m\u001b[39m a.test.ts\u001b[2m > \u001b[22mof two',
      '\u001b[31mAssertionError\u001b[22m: expected 1 to be 2',
      '',
      ' FAIL   unit  b.test.ts > three',
      'Error: It broke',
      '',
      ' Test Files  2 failed',
    ].join('\n')
    expect(failuresIn(output)).toEqual([
      'FAIL   unit  a.test.ts > of two',
      '    AssertionError: expected 1 to be 2',
      'FAIL   unit  b.test.ts > three',
      '    Error: It broke',
      '    Test Files  2 failed',
    ])
  })

  it('of Playwright are listed with the first lines of their errors', () => {
    const output =
      '  ✓  1 a.spec.ts:1:1 › it (1s)\n\n  1) b.spec.ts:2:1 › that ─────\n\n    Error: expect failed\n\n    Locator: x\n'
    expect(failuresIn(output)).toEqual([
      '1) b.spec.ts:2:1 › that',
      '    Error: expect failed',
      '    Locator: x',
    ])
    expect(withoutPassed(output)).not.toContain('a.spec.ts')
    expect(withoutPassed(output)).toContain('b.spec.ts')
  })

  it('are an empty list if nothing failed', () => {
    expect(failuresIn(' ✓ unit a.test.ts (3 tests)')).toEqual([])
  })
})
