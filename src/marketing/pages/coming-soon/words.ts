import type { SiteLanguage } from '../../language'

const english = {
  title: 'Coming soon',
  description: 'What we are building next, and how to hear of it first.',
  eyebrow: 'Coming soon',
  heading: 'Something new is on its way',
  lead: 'We are building it with the same care. Leave your address, and we write once: when it is there.',
  begins: '1 March 2027',
  /** What stands before and after the days that are left. */
  days: '{{days}} days until 1 March 2027',
  send: 'Tell me',
  sentTitle: 'We will tell you',
  sentText: 'You hear from us when it begins, and not before.',
}

const chinese: typeof english = {
  title: '即将推出',
  description: '我们接下来要做什么，以及怎样第一时间知道。',
  eyebrow: '即将推出',
  heading: '新的东西正在路上',
  lead: '我们正以同样的用心打造它。留下邮箱，上线时我们只写一封信给您。',
  begins: '2027 年 3 月 1 日',
  days: '距 2027 年 3 月 1 日还有 {{days}} 天',
  send: '通知我',
  sentTitle: '到时告诉您',
  sentText: '上线时您会收到我们的来信，在此之前不会打扰。',
}

export const words: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
