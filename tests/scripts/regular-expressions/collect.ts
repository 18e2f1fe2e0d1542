import { parseSync, Visitor } from 'vite'

/** A regular expression with its position in the source. */
export interface Found {
  readonly where: string
  readonly source: string
  readonly flags: string
}

/**
 * All regular expressions of a file: the literals, and calls of `RegExp` with constants. Each value in a template literal
 * is replaced by one letter.
 */
export function regularExpressionsOf(path: string, text: string): Found[] {
  const found: Found[] = []
  const add = (start: number, source: string, flags: string) =>
    found.push({ where: `${path}:${text.slice(0, start).split('\n').length}`, source, flags })
  const built = (call: Call) => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return
    const [source, flags] = call.arguments.map(constantOf)
    if (source !== undefined) add(call.start, source, flags ?? '')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) add(node.start, node.regex.pattern, node.regex.flags)
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(parseSync(path, text).program)
  return found
}

type Handlers = ConstructorParameters<typeof Visitor>[0]
type Call = Parameters<NonNullable<Handlers['NewExpression' | 'CallExpression']>>[0]

/** The text of a constant; undefined if it is only known at run time. */
function constantOf(node: Call['arguments'][number]): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return node.quasis.map(({ value }) => value.cooked ?? '').join('x')
}
