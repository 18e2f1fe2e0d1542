import type { ReactNode } from 'react'
import { useFormScope } from '../fields/input/form-scope'
import { useShownNames } from './use-shown-names'

interface ShownProps {
  /** The fields, one of which must be part of the record. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** What is shown while one of some fields is part of the record with the typed values. */
export function ShownFields({ names, children }: ShownProps) {
  const { resource } = useFormScope()
  const isConditional = names.length > 0 && names.every((name) => resource.shownWhen?.[name])
  return isConditional ? <Conditional names={names}>{children}</Conditional> : children
}

function Conditional({ names, children }: ShownProps) {
  return useShownNames(names).length > 0 ? children : null
}
