import type { FieldErrors } from 'react-hook-form'

/** Something wrong with a form: the path of the input it belongs to, and the sentence. */
export interface ListedFault {
  readonly path: string
  readonly message: string
}

/** Every sentence in react-hook-form's tree of errors, in the order of the form. */
export function listFaults(errors: FieldErrors): ListedFault[] {
  const found: ListedFault[] = []
  collect(errors as Tree, '', found)
  return found
}

type Tree = { readonly [name: string]: unknown }

function collect(tree: Tree, path: string, found: ListedFault[]): void {
  if (typeof tree['message'] === 'string' && tree['message'] !== '')
    found.push({ path, message: tree['message'] })
  else
    for (const [name, branch] of Object.entries(tree))
      if (typeof branch === 'object' && branch !== null && name !== 'ref')
        collect(branch as Tree, name === 'root' ? path : path ? `${path}.${name}` : name, found)
}
