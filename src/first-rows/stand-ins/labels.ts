import type { AnyResource } from '#define'
import { humanize } from '#define/reading'
import { currentPage } from '../page'

/** The labels of the page's data, in the build of the inline script of the first rows. */
export const useLabels = () => {
  const { texts, data } = currentPage()
  return {
    resource: ({ name }: AnyResource, count?: number): string =>
      name === data.resource.name ? texts.resource[count === 1 ? 1 : 0] : (texts.others[name] ?? ''),
    section: (_: AnyResource, name: string): string => texts.sections?.[name] ?? humanize(name),
    field: (_: AnyResource, name: string): string => texts.fields[name] ?? name,
    order: (_: AnyResource, sort: string): string => texts.orders?.[sort] ?? humanize(sort),
    option: (_: AnyResource, name: string, value: string): string =>
      texts.options[name]?.[value] ?? humanize(value),
  }
}
