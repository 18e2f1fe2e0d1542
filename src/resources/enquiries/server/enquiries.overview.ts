import { is } from '#server/features/overview/metric'
import type { OverviewPart } from '#server/features/overview/tile'

const enquiries = { resource: 'enquiries', unit: 'count' } as const

export const enquiriesOverview: OverviewPart = {
  metrics: {
    enquiries: {
      ...enquiries,
      at: 'createdAt',
      explanation: {
        en: 'Messages that visitors sent by a form of the site in the range.',
        cn: '所选期间内访客通过网站表单发送的消息数。',
      },
    },
    enquiriesToAnswer: {
      ...enquiries,
      where: [is('status', 'new')],
      explanation: { en: 'Enquiries that nobody has answered yet.', cn: '尚未回复的咨询数。' },
    },
  },
}
