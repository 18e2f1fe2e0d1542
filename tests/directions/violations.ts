import { findCycles, type Graph } from './cycles'
import { doubleAssertionWhy } from './double-assertions'
import { folderPairs, folderPairWhy, longFolderCycles } from './folder-pairs'
import { folderGraph, folderInLayer } from './folders'
import { featureOf, isTest } from './paths'
import { retirementOf } from './retired-names'
import { namedResources, resourceNameWhy } from './resource-names'
import { rulesFor } from './rules'
import type { Source } from './source'
import { bansStrayInputs, strayInputWhy } from './stray-inputs'
import { resolveImport, type Target } from './target'

/** A violation of a rule, with its position and the reason for the rule. */
export type Violation = { rule: string; where: string; what: string; why: string }

const manifestWhy = 'A package that package.json does not name may vanish with the one that brought it.'
const cycleWhy = 'Files that import each other cannot be read, tested or loaded one without the other.'
const folderCycleWhy = 'Folders that import each other cannot be understood or moved one without the other.'
const transactionWhy =
  'The embedded database has one session, which the transaction holds: whoever waits for another one waits forever. Use the transaction.'

/** All violations in the sources of a project whose package.json lists `packages`. */
export function findViolations(sources: readonly Source[], packages: ReadonlySet<string>): Violation[] {
  const paths = new Set(sources.map(({ path }) => path))
  const product = sources.filter(({ path }) => !isTest(path))
  const files = new Map(product.map((source) => [source.path, filesImportedBy(source, paths)]))
  return [
    ...sources.flatMap((source) => importViolations(source, paths, packages)),
    ...sources.flatMap(transactionViolations),
    ...sources.flatMap(inputViolations),
    ...sources.flatMap(nameViolations),
    ...resourceViolations(sources),
    ...product.flatMap(assertionViolations),
    ...cycleViolations(findCycles(files), 'cycle', cycleWhy),
    ...cycleViolations(findCycles(folderGraph(files)), 'folder cycle', folderCycleWhy),
    ...cycleViolations(findCycles(folderGraph(files, folderInLayer)), 'folder cycle', folderCycleWhy),
    ...cycleViolations(longFolderCycles(files), 'long folder cycle', folderCycleWhy),
    ...pairViolations(files),
  ]
}

function importViolations(
  { path, imports }: Source,
  paths: ReadonlySet<string>,
  packages: ReadonlySet<string>,
): Violation[] {
  return imports.flatMap(({ specifier, line, isTypeOnly }) => {
    const target = resolveImport(path, specifier, paths)
    const position = {
      where: `${path}:${line}`,
      what: `imports ${isTypeOnly ? 'types of ' : ''}${specifier}`,
    }
    const broken = rulesFor(path).filter((rule) => rule.forbids(target, path, specifier))
    const found = broken.map(({ name, why }) => ({ ...position, rule: name, why }))
    return isUndeclared(target, packages)
      ? [...found, { ...position, rule: 'packages', why: manifestWhy }]
      : found
  })
}

function isUndeclared(target: Target, packages: ReadonlySet<string>): boolean {
  return target.kind === 'package' && !packages.has(target.name) && !packages.has(typesOf(target.name))
}

function typesOf(name: string): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`
}

function transactionViolations({ path, strayCalls }: Source): Violation[] {
  return strayCalls.map(({ name, line }) => ({
    rule: 'transaction',
    where: `${path}:${line}`,
    what: `uses ${name} inside a transaction`,
    why: transactionWhy,
  }))
}

function inputViolations({ path, strayInputs }: Source): Violation[] {
  if (!bansStrayInputs(path)) return []
  return strayInputs.map(({ name, line }) => ({
    rule: 'inputs',
    where: `${path}:${line}`,
    what: `renders ${name}`,
    why: strayInputWhy,
  }))
}

function nameViolations({ path, names }: Source): Violation[] {
  if (!/\.tsx?$/.test(path)) return []
  return names.flatMap(({ name, line }) => {
    const why = retirementOf(path, name)
    return why === undefined
      ? []
      : [{ rule: 'vocabulary', where: `${path}:${line}`, what: `declares ${name}`, why }]
  })
}

function assertionViolations({ path, doubleAssertions }: Source): Violation[] {
  return doubleAssertions.map((line) => ({
    rule: 'assertions',
    where: `${path}:${line}`,
    what: 'asserts a type by way of unknown',
    why: doubleAssertionWhy,
  }))
}

function resourceViolations(sources: readonly Source[]): Violation[] {
  const declared = sources.filter(({ path }) => featureOf(path) !== undefined && !isTest(path))
  const resources = new Set(declared.flatMap((source) => source.resources))
  return sources.flatMap(({ path, texts }) =>
    namedResources(path, texts, resources).map(({ name, line }) => ({
      rule: 'resource names',
      where: `${path}:${line}`,
      what: `names ${name}`,
      why: resourceNameWhy,
    })),
  )
}

function cycleViolations(cycles: readonly string[][], rule: string, why: string): Violation[] {
  return cycles.map((cycle) => ({
    rule,
    where: cycle[0] ?? '',
    what: cycle.join(' > '),
    why,
  }))
}

function pairViolations(files: Graph): Violation[] {
  return folderPairs(files).map((pair) => ({
    rule: 'folder pair',
    where: pair,
    what: 'import each other',
    why: folderPairWhy,
  }))
}

/** The files that a file imports in any way: values, types or lazily. */
function filesImportedBy({ path, imports }: Source, paths: ReadonlySet<string>): string[] {
  const targets = imports.map(({ specifier }) => resolveImport(path, specifier, paths))
  return targets.flatMap((target) => (target.kind === 'file' ? [target.path] : []))
}
