import type { inbox as english } from '../en/inbox'
import type { Translated } from '../translations'

export const inbox = {
  open: '通知',
  openUnread: '通知，{{unread}} 条未读',
  new_other: '{{count}} 条新通知',
} as const satisfies Translated<typeof english>
