import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** The slowest files, the slowest first: a slow file that starts last would run alone at the end. */
const longest = [
  'killed-server',
  'plans',
  'access',
  'stream-access',
  'filters',
  'changed-declarations',
  'books-at-random',
  'beside',
  'sorts',
  'hidden',
  'unread',
  'assignment',
  'renamed-resource',
  'long-work',
  'overview-metrics',
  'openapi',
  'find',
]

/** @param {TestSpecification} specification */
const positionOf = ({ moduleId }) => {
  const name = /([^/]+)\.test\.tsx?$/.exec(moduleId)?.[1] ?? ''
  const position = longest.indexOf(name)
  return position === -1 ? longest.length : position
}

/**
 * @param {TestSpecification[]} files
 * @param {number | undefined} seed
 */
function shuffled(files, seed) {
  /** @param {TestSpecification} file */
  const keyOf = ({ moduleId }) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex')
  return files
    .map((file) => ({ file, key: keyOf(file) }))
    .toSorted((item, other) => (item.key < other.key ? -1 : 1))
    .map(({ file }) => file)
}

/** @param {TestSpecification} file */
const sizeOf = ({ moduleId }) => statSync(moduleId).size

/**
 * Runs the slowest files first, then the largest, and files of the same size by their paths. Vitest would order them by the durations of earlier runs, and so run
 * other files one after the other in the same process where there was none. With `--sequence.shuffle`, in an
 * order that depends on the seed alone.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const { shuffle, seed } = this.ctx.config.sequence
    if (shuffle) return shuffled(files, seed)
    return files.toSorted(
      (item, other) =>
        positionOf(item) - positionOf(other) ||
        sizeOf(other) - sizeOf(item) ||
        (item.moduleId < other.moduleId ? -1 : 1),
    )
  }
}
