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

/** Runs the slowest files first. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((item, other) => positionOf(item) - positionOf(other))
  }
}
