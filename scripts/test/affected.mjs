import { execFileSync } from 'node:child_process'

/**
 * The tests that a change can affect. `contract` is 'all' if a changed file is not a module that tests import; `specs` are
 * the browser tests to run: all of them if it is empty, and only changed ones if it is 'changed'.
 * @typedef {{ contract: 'all' | 'changed', component: boolean, faults: boolean, bench: boolean, browser: boolean, specs: readonly string[] | 'changed' }} Affected
 */

/** @type {Affected} */
const everything = {
  contract: 'all',
  component: true,
  faults: true,
  bench: true,
  browser: true,
  specs: [],
}
/** @type {Affected} */
const nothing = {
  contract: 'changed',
  component: false,
  faults: false,
  bench: false,
  browser: false,
  specs: 'changed',
}

/** The browser tests of the public site. */
const siteSpecs = ['site', 'faqs', 'islands', 'payment', 'languages', 'lighthouse']

/**
 * Paths of the repository, and the tests that a change there can affect; the first match counts. Unit tests, types and
 * the linter always run. A file without a match can affect everything.
 * @type {readonly (readonly [RegExp, Partial<Affected>])[]}
 */
const rules = [
  [/\.md$|^docs\/|^LICENSE$|^\.nvmrc$/, {}],
  [/^bench\//, { bench: true }],
  [/^tests\/e2e\/visual\//, { browser: true, specs: ['visual.spec'] }],
  [/^tests\/e2e\//, { browser: true }],
  [/^tests\/faults\//, { faults: true }],
  [/^tests\/component\//, { component: true }],
  [/^tests\/(contract|types|scripts|docs|directions)\//, {}],
  [/\.test\.tsx$/, { component: true }],
  [/\.test\.ts$/, {}],
  [/^src\/marketing\/|^server\/http\/site\/|^site\.html$/, { browser: true, specs: siteSpecs }],
  [
    /^src\/.*\.(tsx|css)$|^src\/(shell|screens|pages|providers|theme)\//,
    { component: true, browser: true, specs: [] },
  ],
  [/^(src|server)\//, { component: true, faults: true, bench: true, browser: true, specs: [] }],
  [
    /^migrations\//,
    { contract: 'all', component: true, faults: true, bench: true, browser: true, specs: [] },
  ],
]

/**
 * The tests that changes of these files can affect together.
 * @param {readonly string[]} files relative to the root
 * @returns {Affected}
 */
export function affectedBy(files) {
  return files.map(affectedByOne).reduce(union, nothing)
}

/** @param {string} file @returns {Affected} */
function affectedByOne(file) {
  const rule = rules.find(([pattern]) => pattern.test(file))
  return rule ? { ...nothing, ...rule[1] } : everything
}

/** @param {Affected} item @param {Affected} other @returns {Affected} */
function union(item, other) {
  return {
    contract: item.contract === 'all' || other.contract === 'all' ? 'all' : 'changed',
    component: item.component || other.component,
    faults: item.faults || other.faults,
    bench: item.bench || other.bench,
    browser: item.browser || other.browser,
    specs: unionOfSpecs(item, other),
  }
}

/** @param {Affected} item @param {Affected} other @returns {Affected['specs']} */
function unionOfSpecs(item, other) {
  if (!item.browser) return other.specs
  if (!other.browser) return item.specs
  // Changed browser tests together with changed code: run all, because no list of specs covers both.
  if (item.specs === 'changed' || other.specs === 'changed')
    return item.specs === other.specs ? 'changed' : []
  if (item.specs.length === 0 || other.specs.length === 0) return []
  return [...new Set([...item.specs, ...other.specs])]
}

/**
 * The files that differ from a commit, including untracked ones.
 * @param {string} since a commit or ref
 * @returns {string[]}
 */
export function changedFiles(since) {
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}
