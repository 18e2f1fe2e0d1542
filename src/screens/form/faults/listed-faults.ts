import type { FieldErrors } from 'react-hook-form'

/** An error of a form: the path of its input, and the message. */
export interface ListedFault {
  readonly path: string
  readonly message: string
}

/** All messages in react-hook-form's tree of errors, in the order of the form. */
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
