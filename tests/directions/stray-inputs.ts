import { Visitor, type ESTree, type ParseResult } from 'vite'

/** An input of the browser itself, whose look and keys differ from one system to the next. */
export type StrayInput = { name: string; line: number }

const elements = new Set(['select', 'NativeSelect'])
const types = /['"](date|time|datetime-local|color)['"]/

/** `<select>`, `<NativeSelect>`, and inputs with a type for which the dashboard has an input of its own. */
export function readStrayInputs(
  { program }: ParseResult,
  text: string,
  lineAt: (offset: number) => number,
): StrayInput[] {
  const found: StrayInput[] = []
  new Visitor({
    JSXOpeningElement(element) {
      const name = nameOf(element.name)
      if (elements.has(name)) found.push({ name: `<${name}>`, line: lineAt(element.start) })
    },
    JSXAttribute(attribute) {
      if (nameOf(attribute.name) !== 'type') return
      const type = types.exec(text.slice(attribute.start, attribute.end))?.[1]
      if (type !== undefined) found.push({ name: `type="${type}"`, line: lineAt(attribute.start) })
    },
  }).visit(program)
  return found
}

const nameOf = (node: ESTree.JSXElementName | ESTree.JSXAttributeName): string =>
  node.type === 'JSXIdentifier' ? node.name : ''

const dashboard = /^src\/(?:(?:screens|shell|pages)\/|resources\/[^/]+\/client\/)/

/** Files that keep an input of the browser, with the reason. */
const kept: Readonly<Record<string, string>> = {
  'src/screens/list/pager.tsx':
    'The first rows of a list render the pager before React and MUI have loaded, and the application must look the same.',
}

export const strayInputWhy =
  'Use #shell/parts/select/select for options, and the inputs of #screens/fields/input for dates, times and colours: they look and work alike on every system, in both languages and directions.'

/** Whether a file belongs to the dashboard and must not have inputs of the browser itself. */
export const bansStrayInputs = (path: string): boolean => dashboard.test(path) && !(path in kept)
