import type { AnyResource } from '#define'
import { useRequest } from '#providers/data/endpoints/use-endpoint'
import type { Suggestion, WordAtCaret } from '#shell/parts/suggestions/use-word-at-caret'

interface People {
  readonly people: readonly {
    readonly id: string
    readonly username: string
    readonly displayName: string
  }[]
}

/** The users whom a comment on the record may mention, for the word at the caret. */
export function usePeople(
  comments: AnyResource,
  record: string,
  at: WordAtCaret['at'],
): readonly Suggestion[] {
  const isMention = at?.sign === '@'
  const q = isMention ? at.search : ''
  const { data } = useRequest<People>(
    { url: `/api/${comments.name}/people?record=${record}&q=${encodeURIComponent(q)}`, method: 'get' },
    { key: [comments.name, 'people', record, q], enabled: isMention, staleTime: 60_000, keepsPrevious: true },
  )
  if (!isMention) return []
  return (data?.people ?? []).map(({ id, username, displayName }) => ({
    key: id,
    label: displayName,
    detail: `@${username}`,
    insert: `@${username}`,
  }))
}
