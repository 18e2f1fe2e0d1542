import { execFileSync } from 'node:child_process'

/**
 * What a change can affect. `contract` is 'all' where what changed is no module that tests import; `specs` are the browser
 * tests to run, all of them where it is empty, and 'changed' those that changed themselves.
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
 * Paths of the repository, and what a change there can affect; the first that fits counts. Unit tests, types and the
 * linter always run. A file that fits nowhere can affect everything.
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
  [/^src\/marketing\/|^server\/site\/|^site\.html$/, { browser: true, specs: siteSpecs }],
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
 * What changes of these files can affect together.
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
  // Browser tests that changed beside a part of the program: all of them, as nothing says which belong to both.
  if (item.specs === 'changed' || other.specs === 'changed')
    return item.specs === other.specs ? 'changed' : []
  if (item.specs.length === 0 || other.specs.length === 0) return []
  return [...new Set([...item.specs, ...other.specs])]
}

/**
 * The files that differ from a commit, those that git does not know yet included.
 * @param {string} since a commit, as git names it
 * @returns {string[]}
 */
export function changedFiles(since) {
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}
