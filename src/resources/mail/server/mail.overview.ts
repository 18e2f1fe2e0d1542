import { is } from '#server/features/overview/metric'
import type { OverviewPart } from '#server/features/overview/tile'

export const mailOverview: OverviewPart = {
  metrics: {
    unreadMails: {
      resource: 'mails',
      unit: 'count',
      where: [is('folder', 'inbox'), is('isRead', false)],
      explanation: { en: 'Unread mails in your inbox.', cn: '您收件箱中的未读邮件数。' },
    },
  },
}
