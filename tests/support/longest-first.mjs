import { BaseSequencer } from 'vitest/node'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** By their names, the longest first: one that began last would run alone at the end. */
const longest = [
  'killed-server',
  'plans',
  'access',
  'stream-access',
  'filters',
  'beside',
  'sorts',
  'hidden',
  'unread',
  'assignment',
]

/** @param {TestSpecification} specification */
const positionOf = ({ moduleId }) => {
  const name = /([^/]+)\.test\.tsx?$/.exec(moduleId)?.[1] ?? ''
  const position = longest.indexOf(name)
  return position === -1 ? longest.length : position
}

/** Starts the files that take longest before all others. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((item, other) => positionOf(item) - positionOf(other))
  }
}
