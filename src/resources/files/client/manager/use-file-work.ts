import { useCreate, useDelete, useInvalidate, useUpdate } from '@refinedev/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { useOwnMeta } from '#providers/data/own-meta'
import { useCallEndpoint, type CallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { reasonOf } from '#providers/data/http/problem'
import { useNotify } from '#base/toasts/notify'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import type { AnyResource, OwnCalls } from '#define'
import { usageKey } from './use-usage'

export type Entry = { readonly resource: 'files' | 'folders'; readonly row: Row }
export const nameOf = (row: Row): string => String(row['name'])

/** The operations show their own messages, and read again what has changed. */
const quiet = {
  invalidates: [],
  successNotification: false as const,
  errorNotification: false as const,
}

const trashCalls = {
  restore: { method: 'POST', path: '/api/:resource/:id/restore' },
  purge: { method: 'POST', path: '/api/:resource/:id/purge' },
} as const satisfies OwnCalls

/** The operations on files and folders. Each rejects with the server's problem. */
export function useFileWork() {
  const { t } = useTranslation()
  const app = useApp()
  const { mutateAsync: createRecord } = useCreate<Row>()
  const { mutateAsync: updateRecord } = useUpdate<Row>()
  const { mutateAsync: deleteRecord } = useDelete<Row>()
  const meta = useOwnMeta('files')
  const call = useCallEndpoint()
  const cache = useEndpointCache()
  const invalidate = useInvalidate()
  const notify = useNotify()
  const offers = {
    files: useUndoOffer(app['files'] as AnyResource),
    folders: useUndoOffer(app['folders'] as AnyResource),
  }
  const readAgain = async () => {
    await cache.invalidate(usageKey)
    for (const resource of ['files', 'folders']) await invalidate({ resource, invalidates: ['resourceAll'] })
  }
  const update = async ({ resource, row }: Entry, values: object): Promise<Row> => {
    const { data } = await updateRecord({ resource, id: row.id, values, meta, ...quiet })
    await readAgain()
    return data
  }
  return {
    readAgain,
    newFolder: async (name: string, parent: string | undefined) => {
      const values = { name, ...(parent && { parent }) }
      const { data } = await createRecord({ resource: 'folders', values, meta, ...quiet })
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
      await deleteRecord({ resource, id: row.id, meta, ...quiet })
      const gone = { ...row, version: row.version + 1 }
      notify({
        message: t('files.removed', { name: nameOf(row) }),
        variant: 'success',
        ...offers[resource](gone, 'delete'),
      })
      await readAgain()
    },
    ...trashWork(call, notify, t, readAgain),
    /** Waits for an operation, and shows the message if the server refuses it. */
    notifyFailure: (work: Promise<unknown>) =>
      void work.catch((error: unknown) => notify({ message: reasonOf(error), variant: 'error' })),
  }
}
export type FileWork = ReturnType<typeof useFileWork>

/** The operations on records in the trash. */
function trashWork(
  call: CallEndpoint,
  notify: ReturnType<typeof useNotify>,
  t: TFunction,
  readAgain: () => Promise<void>,
) {
  return {
    restore: async ({ resource, row }: Entry) => {
      const back = ((await call(trashCalls.restore, { resource, id: row.id })) ?? row) as Row
      const field = resource === 'files' ? 'folder' : 'parent'
      const folder = back._refs?.[String(back[field])] ?? ''
      const messageKey =
        back[field] === row[field] ? 'restored' : back[field] ? 'restoredTo' : 'restoredToRoot'
      notify({ message: t(`files.${messageKey}`, { name: nameOf(row), folder }), variant: 'success' })
      await readAgain()
    },
    purge: async ({ resource, row }: Entry) => {
      await call(trashCalls.purge, { resource, id: row.id })
      notify({ message: t('files.deletedForGood', { name: nameOf(row) }), variant: 'success' })
      await readAgain()
    },
  }
}
