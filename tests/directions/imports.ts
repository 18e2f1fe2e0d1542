import { Visitor, type ParseResult } from 'vite'

/** One import of a module: statement, re-export, `import()` or type import. */
export type Import = {
  specifier: string
  line: number
  isTypeOnly: boolean
  /** Loaded later, by `import()`. */
  isLazy: boolean
}

type LineAt = (offset: number) => number

/** Every import of a parsed file. */
export function readImports({ module, program }: ParseResult, lineAt: LineAt): Import[] {
  const statements = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    isLazy: false,
  }))
  const exports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest
        ? [{ specifier: moduleRequest.value, line: lineAt(start), isTypeOnly: isType, isLazy: false }]
        : [],
    ),
  )
  return [...statements, ...exports, ...inlineImports(program, lineAt)]
}

function inlineImports(program: ParseResult['program'], lineAt: LineAt): Import[] {
  const found: Import[] = []
  const visitor = new Visitor({
    ImportExpression({ source, start }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.push({ specifier: source.value, line: lineAt(start), isTypeOnly: false, isLazy: true })
      }
    },
    TSImportType({ source, start }) {
      found.push({ specifier: source.value, line: lineAt(start), isTypeOnly: true, isLazy: false })
    },
  })
  visitor.visit(program)
  return found
}
