import type { KnownPeople, KnownPerson } from '#define/views/people'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

const none: readonly KnownPerson[] = []

/** The users whom the user may choose in the references of a resource with `among`. */
export function usePeople(resource: string, query: Readonly<Record<string, string>>, enabled: boolean) {
  const url = `/api/${resource}/people?${new URLSearchParams(query).toString()}`
  const { data, isFetching, isError, refetch } = useRequest<KnownPeople>(
    { url, method: 'get', payload: undefined },
    { key: ['people', url], enabled, keepsPrevious: true, retry: false },
  )
  return { people: data?.people ?? none, isFetching, isError, refetch }
}

/** The names of people by their ids, and whether they are being loaded. */
export function usePeopleNames(resource: string | undefined, ids: readonly string[]) {
  const isEnabled = resource !== undefined && ids.length > 0
  const { people, isFetching } = usePeople(resource ?? '', { ids: ids.slice(0, 20).join(',') }, isEnabled)
  return {
    titles: Object.fromEntries(isEnabled ? people.map(({ id, displayName }) => [id, displayName]) : []),
    isAsking: isFetching,
  }
}
