import { useCreate, useGo, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { linkParameter } from '#base/list-links/list-link'
import { notify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useApp } from '#providers/app-context'
import { sentencesOf } from '#providers/data/http/problem'
import { useSavedNotices } from '#screens/form/saving/use-saved-notices'
import { useRunVerb } from '#screens/moves/use-run-verb'
import { useUpdate } from '#screens/records/use-update'
import { addressOf, addressOfAll, type StoredView, type ViewRow } from './view-address'

/** What can be done with the views of a list. Each function rejects with the server's problem. */
export function useViewActions(resource: AnyResource) {
  const { t } = useTranslation()
  const go = useGo()
  const { search } = useLocation()
  const userId = useGetIdentity().data?.id
  const views = useApp()['savedViews'] as AnyResource
  const notices = useSavedNotices(views)
  const { mutateAsync: create } = useCreate<ViewRow, HttpError, Values>({ errorNotification: false })
  const { mutateAsync: update } = useUpdate<ViewRow, HttpError, Values>({ errorNotification: false })
  const run = useRunVerb(views)

  /** Opens the view whose values the list already has. */
  const replaceUrl = (view: ViewRow) => go({ to: addressOf(resource, view), type: 'replace' })

  return {
    open: (view: StoredView | undefined) =>
      go({ to: view ? addressOf(resource, view) : addressOfAll(resource) }),
    async add(values: Values): Promise<void> {
      const { data } = await create({
        resource: views.name,
        values,
        successNotification: (answer) => notices.created(answer?.data as ViewRow),
      })
      replaceUrl(data)
    },
    async change(view: ViewRow, values: Values): Promise<void> {
      const { data } = await update({
        resource: views.name,
        id: view.id,
        values,
        meta: { version: view.version },
        successNotification: (answer) => notices.saved(answer?.data as ViewRow),
      })
      if ('filter' in values) replaceUrl(data)
    },
    async remove(view: ViewRow): Promise<void> {
      await run({ kind: 'delete', name: 'delete', needsConfirming: true }, view)
      if (new URLSearchParams(search).get(linkParameter) === view.id)
        go({ to: addressOfAll(resource), type: 'replace' })
    },
    watch: (view: ViewRow): Promise<void> => {
      const name = view.watchers.some((id) => id === userId) ? 'unwatch' : 'watch'
      return run({ kind: 'action', name, needsConfirming: false, input: {} }, view)
    },
    async copy(view: StoredView): Promise<void> {
      try {
        await navigator.clipboard.writeText(location.origin + addressOf(resource, view))
        notify({ message: t('savedViews.copied') })
      } catch {
        notify({ message: t('savedViews.notCopied'), variant: 'error' })
      }
    },
    showError: (error: unknown) => notify({ message: sentencesOf(error), variant: 'error' }),
  }
}
