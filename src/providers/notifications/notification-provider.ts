import type { NotificationProvider } from '@refinedev/core'
import { i18n } from '#base/i18n/i18n'
import { closeNotice, notify } from '#base/toasts/notify'

// Read errors are shown in the page with Retry, not as a toast.
const ofReading = /-(?:useList|useInfiniteList|getOne|getMany)-notification$/

const undos = new Set<string>()

/**
 * Refine's notification provider. For a change that can be undone refine reports "progress" once a second, then
 * "success" under the same key without closing anything: the first is one toast that stays, the second replaces it.
 */
export const notificationProvider: NotificationProvider = {
  open: ({ key, type, message, description, cancelMutation }) => {
    if (key !== undefined && ofReading.test(key)) return
    if (type !== 'progress') {
      if (key !== undefined) undos.delete(key)
      notify({ key, variant: type, message: description ? `${message}: ${description}` : message })
      return
    }
    if (key === undefined || undos.has(key)) return
    undos.add(key)
    const run = () => {
      undos.delete(key)
      cancelMutation?.()
    }
    notify({ key, variant: 'info', message, persist: true, action: { label: i18n.t('common.undo'), run } })
  },
  close: (key) => {
    undos.delete(key)
    closeNotice(key)
  },
}
