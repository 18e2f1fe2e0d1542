import { useFormContext } from 'react-hook-form'
import { ruleFor } from '#define/access'
import { useApp } from '#providers/app-context'
import { useRole } from '#providers/auth/use-auth'
import { useFormScope } from '../form-scope'
import { useSettled } from '../use-settled'
import type { Option } from './record-options'
import { usePeople } from './use-people'

/** Whose people a field offers: those of a record, or of all that the user shares. */
export interface PeopleScope {
  readonly resource: string
  /** The value of the first field of the path; undefined where the form has none. */
  readonly of: string | undefined
}

/** The scope of a field with `among`, for users who may not open all users. */
export function usePeopleScope(among: readonly string[] | undefined): PeopleScope | undefined {
  const { users } = useApp()
  const role = useRole()
  const { resource, row } = useFormScope()
  const form = useFormContext() as ReturnType<typeof useFormContext> | null
  if (!among || (users && ruleFor(users.access, role, 'read') === true)) return undefined
  const [first = ''] = among
  const of: unknown = form?.getValues(first) ?? row[first]
  return { resource: resource.name, of: typeof of === 'string' && of !== '' ? of : undefined }
}

/** The people of a scope whose names contain the typed text, as options. */
export function usePeopleSearch(scope: PeopleScope | undefined, typed: string, isOpen: boolean) {
  const text = typed.trim()
  const settled = useSettled(text)
  const query = {
    ...(scope?.of !== undefined && { of: scope.of }),
    ...(settled !== '' && { q: settled }),
  }
  const found = usePeople(scope?.resource ?? '', query, isOpen && scope !== undefined)
  return {
    found: found.people.map((person): Option => ({
      id: person.id,
      title: person.displayName,
      row: { ...person },
    })),
    isSearching: found.isFetching || text !== settled,
    failed: found.isError,
    retry: () => void found.refetch(),
  }
}
