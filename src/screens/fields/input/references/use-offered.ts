import type { AnyResource } from '#define'
import type { Conditions } from '#define/references/reference-where'
import { usePeopleSearch, type PeopleScope } from './use-known-people'
import { useRecordSearch } from './use-record-search'

interface Offer {
  readonly target: AnyResource
  /** Whose people are searched instead of the records of the target. */
  readonly people: PeopleScope | undefined
  readonly typed: string
  /** While it is false, no request is sent. */
  readonly isOpen: boolean
  readonly conditions: Conditions
}

/** What a picker offers for the typed text. */
export function useOffered({ target, people, typed, isOpen, conditions }: Offer) {
  const records = useRecordSearch(target, typed, isOpen && !people, conditions)
  const known = usePeopleSearch(people, typed, isOpen)
  return people ? known : records
}
