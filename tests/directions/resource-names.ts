import { Visitor, type ESTree, type ParseResult } from 'vite'
import { isTest } from './paths'

/** A string, or a part of a template, in the code of a file. */
export type Text = { value: string; line: number }

/** A text that names a resource. */
export type NamedResource = { name: string; line: number }

export const resourceNameWhy =
  'The engine does not know any resource by name: a declaration says what it does for it. tests/directions/resource-names.ts lists the exceptions.'

/** Resources whose records the engine itself writes or reads: it has no code of them where an app does not declare them. */
const ownResources: Readonly<Record<string, string>> = {
  users: 'Accounts: who signs in, and whom `me` stands for.',
  sessions: 'Where users are signed in.',
  invitations: 'Accounts that are not yet accepted.',
  notifications: 'What the engine notifies users of.',
  outbox: 'Mails that the engine delivers.',
  jobs: 'Long work that the engine continues.',
  arrangements: 'How users arrange the tiles of overviews.',
}

/** Texts that are not names of resources although they are equal to one, and the names that remain. */
const exceptions: readonly {
  readonly file: string
  readonly names: readonly string[]
  readonly why: string
}[] = [
  { file: 'src/define/choices/area-icons.ts', names: ['files'], why: 'The name of an icon.' },
  { file: 'server/base/env/env.ts', names: ['files'], why: 'The name of a folder.' },
  { file: 'server/write/values/slug.ts', names: ['posts'], why: 'Reserved parts of URLs.' },
  { file: 'server/features/caldav/addresses.ts', names: ['calendars'], why: 'A part of URLs of CalDAV.' },
  { file: 'server/features/watching/watched.ts', names: ['savedViews'], why: 'The views that are watched.' },
  {
    file: 'src/shell/long-work/describe-result.ts',
    names: ['audit'],
    why: 'The type of a verified change log.',
  },
]

const engine =
  /^(src\/(define|base|providers|shell|screens)|server\/(db|read|write|features|http|lifecycle|base))\//

/** Whether the rule applies to a file. */
export const bansResourceNames = (path: string): boolean => engine.test(path) && !isTest(path)

/** The names of the resources that a file declares. */
export function readDeclaredResources({ program }: ParseResult): string[] {
  const found: string[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'Identifier' || !/^define(Resource|Comments)$/.test(callee.name)) return
      if (name?.type === 'Literal' && typeof name.value === 'string') found.push(name.value)
    },
  })
  visitor.visit(program)
  return found
}

/** Every string of a file, except names of properties in types. */
export function readTexts({ program }: ParseResult, lineAt: (offset: number) => number): Text[] {
  const found: Text[] = []
  const properties: ESTree.Span[] = []
  const visitor = new Visitor({
    Literal({ value, start }) {
      const isProperty = properties.some((span) => span.start <= start && start < span.end)
      if (typeof value === 'string' && !isProperty) found.push({ value, line: lineAt(start) })
    },
    TemplateElement: ({ value, start }) => void found.push({ value: value.raw, line: lineAt(start) }),
    TSIndexedAccessType: ({ indexType }) => void properties.push(indexType),
    TSInterfaceHeritage({ expression, typeArguments }) {
      if (isSelection(expression)) properties.push(...(typeArguments?.params.slice(1) ?? []))
    },
    TSTypeReference({ typeName, typeArguments }) {
      if (isSelection(typeName)) properties.push(...(typeArguments?.params.slice(1) ?? []))
    },
  })
  visitor.visit(program)
  return found
}

const isSelection = (node: ESTree.Node): boolean =>
  node.type === 'Identifier' && /^(Pick|Omit)$/.test(node.name)

/** The resources that the texts of a file of the engine name: alone, as a table of SQL, or in the path of an endpoint. */
export const namedResources = (
  path: string,
  texts: readonly Text[],
  resources: ReadonlySet<string>,
): NamedResource[] =>
  texts.flatMap(({ value, line }) =>
    [value, ...tablesAndPathsIn(value)]
      .filter((name) => resources.has(name) && !isExcepted(path, name))
      .map((name) => ({ name, line })),
  )

const tablesAndPathsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update) "(\w+)"|\/api\/(\w+)/g)].flatMap(
    ([, table, path]) => table ?? path ?? [],
  )

const isExcepted = (path: string, name: string): boolean =>
  Object.hasOwn(ownResources, name) ||
  exceptions.some(({ file, names }) => file === path && names.includes(name))
