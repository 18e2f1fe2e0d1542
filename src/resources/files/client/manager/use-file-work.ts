import { useDataProvider, useInvalidate, type DataProvider } from '@refinedev/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/problem'
import { useNotify } from '#base/toasts/notify'
import { queryClient } from '#providers/query-client'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import type { AnyResource } from '#define'

export type Entry = { readonly resource: 'files' | 'folders'; readonly row: Row }
export const nameOf = (row: Row): string => String(row['name'])

/** Whether a query has read the storage quota. */
const readsUsage = (queryKey: readonly unknown[]): boolean =>
  JSON.stringify(queryKey).includes('/api/files/usage')

/** The operations on files and folders. Each rejects with the server's problem. */
export function useFileWork() {
  const { t } = useTranslation()
  const app = useApp()
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const notify = useNotify()
  const offers = {
    files: useUndoOffer(app['files'] as AnyResource),
    folders: useUndoOffer(app['folders'] as AnyResource),
  }
  const readAgain = async () => {
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => readsUsage(queryKey) })
    for (const resource of ['files', 'folders']) await invalidate({ resource, invalidates: ['resourceAll'] })
  }
  const update = async ({ resource, row }: Entry, variables: object): Promise<Row> => {
    const { data } = await provider.update<Row>({ resource, id: row.id, variables })
    await readAgain()
    return data as Row
  }
  return {
    readAgain,
    newFolder: async (name: string, parent: string | undefined) => {
      const variables = { name, ...(parent && { parent }) }
      const { data } = await provider.create<Row>({ resource: 'folders', variables })
      notify({ message: t('files.folderMade', { name }), variant: 'success' })
      await readAgain()
      return data
    },
    rename: async (entry: Entry, name: string) => {
      const row = await update(entry, { name })
      notify({
        message: t('files.renamed', { name: nameOf(row) }),
        variant: 'success',
        ...offers[entry.resource](row),
      })
    },
    move: async (entry: Entry, folder: string | null) => {
      const row = await update(entry, entry.resource === 'files' ? { folder } : { parent: folder })
      notify({
        message: t('files.moved', { name: nameOf(row) }),
        variant: 'success',
        ...offers[entry.resource](row),
      })
    },
    star: async (row: Row) => {
      await update({ resource: 'files', row }, { starred: row['starred'] !== true })
    },
    remove: async ({ resource, row }: Entry) => {
      await provider.deleteOne({ resource, id: row.id })
      const gone = { ...row, version: row.version + 1 }
      notify({
        message: t('files.removed', { name: nameOf(row) }),
        variant: 'success',
        ...offers[resource](gone, 'delete'),
      })
      await readAgain()
    },
    ...trashWork(provider, notify, t, readAgain),
    /** Waits for an operation, and shows the message if the server refuses it. */
    notifyFailure: (work: Promise<unknown>) =>
      void work.catch((error: unknown) => notify({ message: reasonOf(error), variant: 'error' })),
  }
}
export type FileWork = ReturnType<typeof useFileWork>

/** The operations on records in the trash. */
function trashWork(
  provider: DataProvider,
  notify: ReturnType<typeof useNotify>,
  t: TFunction,
  readAgain: () => Promise<void>,
) {
  return {
    restore: async ({ resource, row }: Entry) => {
      const answer = await provider.custom?.<Row>({
        url: `/api/${resource}/${row.id}/restore`,
        method: 'post',
      })
      const back = (answer?.data ?? row) as Row
      const field = resource === 'files' ? 'folder' : 'parent'
      const folder = back._refs?.[String(back[field])] ?? ''
      const messageKey =
        back[field] === row[field] ? 'restored' : back[field] ? 'restoredTo' : 'restoredToRoot'
      notify({ message: t(`files.${messageKey}`, { name: nameOf(row), folder }), variant: 'success' })
      await readAgain()
    },
    purge: async ({ resource, row }: Entry) => {
      await provider.custom?.({ url: `/api/${resource}/${row.id}/purge`, method: 'post' })
      notify({ message: t('files.deletedForGood', { name: nameOf(row) }), variant: 'success' })
      await readAgain()
    },
  }
}
