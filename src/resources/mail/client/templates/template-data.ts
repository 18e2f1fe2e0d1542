import { useCreate, useDataProvider, useDelete, useList, useUpdate } from '@refinedev/core'
import { useRole } from '#providers/auth/use-auth'
import { useOwnMeta } from '#providers/data/own-meta'
import type { MailTemplate } from '../../mail-templates.resource'
import { maxTemplates } from '../../mail-limits.wire'

const resource = 'mailTemplates'
/** The dialog shows the error of a call. */
const quiet = { resource, successNotification: false, errorNotification: false } as const
const overtimeOptions = { enabled: false } as const

/** A template in a list, without its text. */
export type ListedTemplate = Pick<
  MailTemplate,
  'id' | 'version' | 'name' | 'subject' | 'isShared' | 'owner'
> & {
  readonly _can: readonly string[]
  readonly _refs?: Readonly<Record<string, string | null>>
}
export type TemplateValues = Pick<MailTemplate, 'name' | 'subject' | 'body' | 'isShared'>

const fields = ['name', 'subject', 'isShared', 'owner']

/** The templates that the user may use, by their names; the search finds names and subjects. */
export function useTemplates({
  q = '',
  owner,
}: {
  readonly q?: string
  readonly owner?: string | undefined
}) {
  return useList<ListedTemplate>({
    resource,
    pagination: { currentPage: 1, pageSize: maxTemplates },
    sorters: [{ field: 'name', order: 'asc' }],
    filters: [
      ...(q === '' ? [] : [{ field: 'q', operator: 'eq', value: q } as const]),
      ...(owner === undefined ? [] : [{ field: 'owner', operator: 'eq', value: owner } as const]),
    ],
    meta: useOwnMeta(resource, { fields }),
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
    overtimeOptions,
  })
}

/** Returns a function that reads a template with its text. */
export function useTemplateReader(): (id: string) => Promise<MailTemplate> {
  const { getOne } = useDataProvider()()
  return async (id) => (await getOne({ resource, id })).data as MailTemplate
}

/** Whether the user may share templates. */
export const useMayShare = (): boolean => useRole() !== 'user'

/** The calls that change templates. Each rejects with the server's problem. */
export function useTemplateCalls() {
  const meta = useOwnMeta(resource)
  const mayShare = useMayShare()
  const { mutateAsync: create } = useCreate({ meta, overtimeOptions })
  const { mutateAsync: update } = useUpdate({ meta, overtimeOptions })
  const { mutateAsync: remove } = useDelete({ overtimeOptions })
  const written = ({ isShared, ...values }: TemplateValues) => ({ ...values, ...(mayShare && { isShared }) })
  return {
    /** Saves a new template, or replaces what a known one has. */
    save: async (
      known: Pick<MailTemplate, 'id' | 'version'> | undefined,
      values: TemplateValues,
    ): Promise<void> => {
      if (known)
        await update({ ...quiet, id: known.id, values: { ...written(values), version: known.version } })
      else await create({ ...quiet, values: written(values) })
    },
    remove: async (id: string): Promise<void> => {
      await remove({ ...quiet, id, meta })
    },
  }
}
