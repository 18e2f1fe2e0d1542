import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core'
import { i18n } from '#base/i18n/i18n'
import { closeNotice, notify } from '#base/toasts/notify'

// Read errors are shown in the page with Retry, not as a toast.
const ofReading = /-(?:useList|useInfiniteList|getOne|getMany)-notification$/

const undos = new Set<string>()

/**
 * Refine's notification provider: toasts as specified. A success with `cancelMutation` offers Undo and stays for ten
 * seconds. For a change in undoable mode refine reports "progress" once a second, then "success" under the same key
 * without closing anything: the first is one toast that stays, the second replaces it.
 */
export const notificationProvider: NotificationProvider = {
  open: (params) => {
    const { key, type, message, cancelMutation } = params
    if (key !== undefined && ofReading.test(key)) return
    if (type !== 'progress') {
      if (key !== undefined) undos.delete(key)
      const action = cancelMutation && { label: i18n.t('common.undo'), run: cancelMutation }
      notify({ key, variant: type, message: textOf(params), ...(action && { action }) })
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

/** Message and description; refine's own description of a success adds nothing to 'Product saved'. */
const textOf = ({ message, description }: OpenNotificationParams): string =>
  description && description !== i18n.t('notifications.success') ? `${message}: ${description}` : message
