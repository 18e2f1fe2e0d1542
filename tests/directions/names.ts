import { Visitor, type ESTree, type ParseResult } from 'vite'

/** A name that a file declares: of a variable, a parameter, a function, a type, or a member of a type or a class. */
export type DeclaredName = { name: string; line: number }

/** Every name that a parsed file declares. */
export function readNames({ program }: ParseResult, lineAt: (offset: number) => number): DeclaredName[] {
  const found: DeclaredName[] = []
  const add = (node: ESTree.Node | null): void => {
    for (const { name, start } of identifiersIn(node)) found.push({ name, line: lineAt(start) })
  }
  const addAll = ({ params }: { params: readonly ESTree.Node[] }): void => params.forEach(add)
  const visitor = new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: (node) => {
      add(node.id)
      addAll(node)
    },
    FunctionExpression: addAll,
    ArrowFunctionExpression: addAll,
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key }) => add(key),
    TSMethodSignature: ({ key }) => add(key),
    PropertyDefinition: ({ key }) => add(key),
    MethodDefinition: ({ key }) => add(key),
  })
  visitor.visit(program)
  return found
}

type Identifier = { readonly name: string; readonly start: number }

/** The identifiers of a name or of a destructuring pattern. */
function identifiersIn(node: ESTree.Node | null): Identifier[] {
  switch (node?.type) {
    case 'Identifier':
      return [node]
    case 'ObjectPattern':
      return node.properties.flatMap((each) =>
        identifiersIn(each.type === 'RestElement' ? each.argument : each.value),
      )
    case 'ArrayPattern':
      return node.elements.flatMap(identifiersIn)
    case 'AssignmentPattern':
      return identifiersIn(node.left)
    case 'RestElement':
      return identifiersIn(node.argument)
    case 'TSParameterProperty':
      return identifiersIn(node.parameter)
    default:
      return []
  }
}
