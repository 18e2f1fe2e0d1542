import { Visitor, type ESTree, type ParseResult } from 'vite'

/** A use of the database inside a transaction's callback that does not use the transaction. */
export type StrayCall = { name: string; line: number }

const databases = new Set(['database', 'pool'])

/** Uses of `database` or `pool` between the braces of `transaction(async (tx) => { … })`. */
export function readStrayCalls({ program }: ParseResult, lineAt: (offset: number) => number): StrayCall[] {
  const found: StrayCall[] = []
  let depth = 0
  const visitor = new Visitor({
    CallExpression(call) {
      const names = depth > 0 ? databasesIn(call) : []
      found.push(...names.map((name) => ({ name, line: lineAt(call.start) })))
      if (isTransaction(call)) depth += 1
    },
    'CallExpression:exit'(call) {
      if (isTransaction(call)) depth -= 1
    },
  })
  visitor.visit(program)
  return found
}

function isTransaction(call: ESTree.CallExpression): boolean {
  const hasCallback = call.arguments.some(
    ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
  )
  return hasCallback && lastName(call.callee) === 'transaction'
}

/** Databases that are the target or an argument of a call. */
function databasesIn(call: ESTree.CallExpression): string[] {
  const target = call.callee.type === 'MemberExpression' ? call.callee.object : call.callee
  const names = [target, ...call.arguments].map(lastName)
  return names.filter((name) => name !== undefined && databases.has(name)) as string[]
}

/** `database` for `database` and for `this.database`. */
function lastName(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  return undefined
}
