import type { Demo } from '#server/features/demo/demo'
import type { outbox } from '../outbox.resource'

const sent = [
  ['clara.neumann', 'invitation', 'You are invited to Corridor', 'en'],
  ['wang.lei', 'invitation', '诚邀您加入 Corridor', 'cn'],
  ['oscar.blom', 'welcome', 'Your account at Corridor', 'en'],
  ['zhou.min', 'verify', '您的 Corridor 验证码', 'cn'],
  ['tom.archer', 'passwordChanged', 'Your password was changed', 'en'],
] as const

/** Mails that have been sent; the text of those is not kept. */
export const outboxDemo: Demo<typeof outbox> = {
  count: sent.length,
  record: ({ index, now }) => {
    const [mailbox, kind, subject, language] = sent[index] as (typeof sent)[number]
    const values = { to: `${mailbox}@partners.example`, kind, subject, language, status: 'sent' as const }
    const sentAt = new Date(now.getTime() - index * 86_400_000).toISOString()
    return {
      daysAgo: index,
      values: {
        ...values,
        text: null,
        html: null,
        priority: 1,
        attempts: 1,
        lastError: null,
        about: null,
        sentAt,
        nextAttemptAt: null,
      },
    }
  },
}
