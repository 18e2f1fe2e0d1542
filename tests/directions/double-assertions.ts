import { Visitor, type ESTree, type ParseResult } from 'vite'

export const doubleAssertionWhy =
  'An assertion by way of `unknown` is not checked at all: find a better type, or say in a comment above it why there is none.'

/** The lines of assertions by way of `unknown` or `any` without a comment on the same line or the one above. */
export function readDoubleAssertions(
  { program, comments }: ParseResult,
  lineAt: (offset: number) => number,
): number[] {
  const commented = new Set(comments.flatMap(({ end }) => [lineAt(end), lineAt(end) + 1]))
  const found: number[] = []
  const visitor = new Visitor({
    TSAsExpression({ expression, start, end }) {
      if (!isByWayOfUnknown(expression)) return
      if (!commented.has(lineAt(start)) && !commented.has(lineAt(end))) found.push(lineAt(start))
    },
  })
  visitor.visit(program)
  return found
}

const isByWayOfUnknown = (node: ESTree.Expression): boolean => {
  const inner = node.type === 'ParenthesizedExpression' ? node.expression : node
  return (
    inner.type === 'TSAsExpression' &&
    (inner.typeAnnotation.type === 'TSUnknownKeyword' || inner.typeAnnotation.type === 'TSAnyKeyword')
  )
}
