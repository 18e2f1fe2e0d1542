import { parseSync } from 'vite'
import { readDoubleAssertions } from './double-assertions'
import { readImports, type Import } from './imports'
import { readNames, type DeclaredName } from './names'
import { bansResourceNames, readDeclaredResources, readTexts, type Text } from './resource-names'
import { readStrayCalls, type StrayCall } from './stray-calls'
import { readStrayInputs, type StrayInput } from './stray-inputs'

/** A parsed file of the project; the path is relative to the project's root. */
export type Source = {
  path: string
  imports: Import[]
  strayCalls: StrayCall[]
  strayInputs: StrayInput[]
  names: DeclaredName[]
  /** The lines of assertions by way of `unknown` without a reason. */
  doubleAssertions: number[]
  /** The names of the resources that it declares. */
  resources: string[]
  /** Its strings, if it must not name resources. */
  texts: Text[]
}

/**
 * Reads the imports, the declared names, the stray calls and the stray inputs of a file.
 * @throws Error if it cannot be parsed
 */
export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  return {
    path,
    imports: readImports(parsed, lineAt),
    strayCalls: readStrayCalls(parsed, lineAt),
    strayInputs: readStrayInputs(parsed, text, lineAt),
    names: readNames(parsed, lineAt),
    doubleAssertions: readDoubleAssertions(parsed, lineAt),
    resources: readDeclaredResources(parsed),
    texts: bansResourceNames(path) ? readTexts(parsed, lineAt) : [],
  }
}
