import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { hasSections, sectionsOf, type NamedSection } from '#define/layout/layout-of'
import { fieldOf } from '#define/reading'
import { hasInput } from '../../fields/input/field-kinds'

export interface FilledSection extends NamedSection {
  readonly inputs: AnyFields
  /** The computed values below its inputs. */
  readonly computed: readonly string[]
}

/** The sections of a form that have an input, with the computed values that they declare. */
export function filledSections(
  resource: AnyResource,
  fields: AnyFields,
  computed: readonly string[],
): readonly FilledSection[] {
  const names = Object.keys(fields).filter((name) => fields[name] && hasInput(fields[name]))
  return sectionsOf(resource, names).flatMap((section): FilledSection[] => {
    if (section.only === 'page') return []
    const own = [...section.fields, ...(section.totals ?? [])]
    const inputs = own.flatMap((name) =>
      names.includes(name) && fields[name] ? [[name, fields[name]] as const] : [],
    )
    const results = own.filter(
      (name) => computed.includes(name) && fieldOf(resource, name)?.kind !== 'listOf',
    )
    return inputs.length > 0 ? [{ ...section, inputs: Object.fromEntries(inputs), computed: results }] : []
  })
}

interface Shown {
  /** The names of the fields of the form, if it has not all of them. */
  readonly only: readonly string[] | undefined
  readonly container: 'page' | 'dialog'
}

/**
 * Whether a form is divided into the declared sections. One with some of the fields is only on a page, and only if they
 * are of several sections.
 */
export const isInSections = (resource: AnyResource, fields: AnyFields, { only, container }: Shown): boolean =>
  hasSections(resource) &&
  (!only || (container === 'page' && filledSections(resource, fields, []).length > 1))
