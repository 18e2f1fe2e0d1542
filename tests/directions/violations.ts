import { findCircles } from './circles'
import { rulesFor } from './rules'
import type { Source } from './source'
import { resolveImport, type Target } from './target'

/** Something that runs against the directions of the house, as one line and the reason for the rule. */
export type Violation = { rule: string; where: string; what: string; why: string }

const manifestWhy = 'A package that package.json does not name may vanish with the one that brought it.'
const circleWhy = 'Files that import each other cannot be read, tested or loaded one without the other.'
const transactionWhy =
  'The embedded database has one session, which the transaction holds: whoever waits for another one waits forever. Use the transaction.'

/** Every violation in the sources of a project whose package.json names `packages`. */
export function findViolations(sources: readonly Source[], packages: ReadonlySet<string>): Violation[] {
  const paths = new Set(sources.map(({ path }) => path))
  return [
    ...sources.flatMap((source) => importViolations(source, paths, packages)),
    ...sources.flatMap(transactionViolations),
    ...circleViolations(sources, paths),
  ]
}

function importViolations(
  { path, imports }: Source,
  paths: ReadonlySet<string>,
  packages: ReadonlySet<string>,
): Violation[] {
  return imports.flatMap(({ specifier, line, isTypeOnly }) => {
    const target = resolveImport(path, specifier, paths)
    const place = { where: `${path}:${line}`, what: `imports ${isTypeOnly ? 'types of ' : ''}${specifier}` }
    const broken = rulesFor(path).filter((rule) => rule.forbids(target, path))
    const found = broken.map(({ name, why }) => ({ ...place, rule: name, why }))
    return isUndeclared(target, packages)
      ? [...found, { ...place, rule: 'packages', why: manifestWhy }]
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

function circleViolations(sources: readonly Source[], paths: ReadonlySet<string>): Violation[] {
  const graph = new Map(sources.map((source) => [source.path, filesLoadedWith(source, paths)]))
  return findCircles(graph).map((circle) => ({
    rule: 'circle',
    where: circle[0] ?? '',
    what: circle.join(' > '),
    why: circleWhy,
  }))
}

function filesLoadedWith({ path, imports }: Source, paths: ReadonlySet<string>): string[] {
  return imports.flatMap(({ specifier, isTypeOnly, isLazy }) => {
    const target = resolveImport(path, specifier, paths)
    return target.kind === 'file' && !isTypeOnly && !isLazy ? [target.path] : []
  })
}
