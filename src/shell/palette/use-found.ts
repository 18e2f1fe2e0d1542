import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequest } from '#providers/data/endpoints/use-endpoint'

export interface FoundRecord {
  readonly resource: string
  readonly id: string
  readonly key: string | null
  readonly shownIn: string | null
  readonly title: string | null
  readonly facts: readonly { readonly field: string; readonly value: unknown }[]
}

interface Answer {
  readonly records: readonly FoundRecord[]
  readonly pages: readonly { readonly path: string }[]
}

export interface Found {
  readonly records: readonly FoundRecord[]
  /** The paths of pages that match in any language; their titles come from the page's own texts. */
  readonly pages: readonly string[]
  /** Whether a request is pending; previous results stay until it is done. */
  readonly isSearching: boolean
  readonly error: unknown
  readonly retry: () => void
}

const none: readonly never[] = []

/** The debounce of the search, in milliseconds. */
const pause = 140

/**
 * The records and pages that match the typed text, by the server's search. It is debounced and pauses during IME
 * composition (Chinese); an outdated request is cancelled.
 */
export function useFound(typed: string, isComposing: boolean): Found {
  const { i18n } = useTranslation()
  const wanted = typed.trim()
  const settled = useSettled(wanted, isComposing)
  const query = useRequest<Answer>(
    { url: `/api/search?q=${encodeURIComponent(settled)}`, method: 'get' },
    {
      key: ['search', i18n.language, settled],
      enabled: settled !== '',
      keepsPrevious: true,
      retry: false,
    },
  )
  const isWaiting = !isComposing && wanted !== settled
  const answer = wanted === '' ? undefined : query.data
  return {
    records: answer?.records ?? none,
    pages: answer?.pages.map(({ path }) => path) ?? none,
    isSearching: wanted !== '' && (isWaiting || query.isFetching),
    error: query.isError && !query.isFetching ? query.error : undefined,
    retry: () => void query.refetch(),
  }
}

function useSettled(text: string, isComposing: boolean): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  return settled
}
