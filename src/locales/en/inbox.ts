/** Texts of the notifications button; `notifications` are the toasts, `notices` the bars. */
export const inbox = {
  open: 'Notifications',
  openUnread: 'Notifications, {{unread}} unread',
  new_one: '{{count}} new notification',
  new_other: '{{count}} new notifications',
} as const
