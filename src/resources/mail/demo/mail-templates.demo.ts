import type { Demo } from '#server/features/demo/demo'
import type { mailTemplates } from '../mail-templates.resource'

const templates = [
  {
    name: 'Thanks for your order',
    subject: 'Thanks for your order',
    body: '<p>Dear {name},</p><p>Thank you for your order. We will send you a message as soon as it is on its way.</p>',
  },
  {
    name: 'Offer to talk',
    subject: null,
    body: '<p>Hello {name},</p><p>Would you have half an hour this week? I can call you at any time that suits you.</p>',
  },
] as const

/** The same two templates for each demo sign-in. */
export const mailTemplatesDemo: Demo<typeof mailTemplates> = {
  count: templates.length * 3,
  record: ({ index, records }) => {
    const template = templates[index % templates.length] as (typeof templates)[number]
    const user = records('users')[Math.floor(index / templates.length)]
    return {
      daysAgo: 40 - index,
      values: { ...template, isShared: false, owner: String(user?.id) },
    }
  },
}
