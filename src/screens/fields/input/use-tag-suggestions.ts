import { useFormContext } from 'react-hook-form'
import type { TagsAnswer } from '#define/lists/tags'
import { useRequest } from '#providers/data/endpoints/use-endpoint'
import { useFormScope } from './form-scope'
import { useSettled } from './use-settled'

const none: readonly string[] = []

/** The tags in use that contain the typed text; on a board only those of its cards. */
export function useTagSuggestions(name: string, typed: string): readonly string[] {
  const { resource, row } = useFormScope()
  const form = useFormContext() as ReturnType<typeof useFormContext> | null
  const text = typed.trim()
  const settled = useSettled(text)
  const { by, within } = resource.views?.board ?? {}
  const column: unknown =
    within === undefined || by === undefined ? undefined : (form?.getValues(by) ?? row[by])
  const query = new URLSearchParams({ field: name, q: settled })
  if (typeof column === 'string' && column !== '') query.set('column', column)
  const url = `/api/${resource.name}/tags?${query.toString()}`
  const { data } = useRequest<TagsAnswer>(
    { url, method: 'get', payload: undefined },
    {
      key: ['tags', url],
      enabled: text !== '' && settled !== '' && resource.fields[name]?.kind === 'tags',
      keepsPrevious: true,
      retry: false,
    },
  )
  const wanted = text.toLowerCase()
  return wanted === '' ? none : (data?.tags ?? none).filter((tag) => tag.toLowerCase().includes(wanted))
}
