import type { SiteLanguage } from '#marketing/base/language'

const english = {
  title: 'Coming soon',
  description: 'What we are building next, and how to hear of it first.',
  eyebrow: 'Coming soon',
  heading: 'Something new is on its way',
  lead: 'We are building it with the same care. Leave your address: we confirm once now, and write when it opens.',
  begins: '1 March 2027',
  /** The countdown with the number of days. */
  days: '{{days}} days until 1 March 2027',
  /** Shown instead once that day has passed. */
  passed: 'The day is still to be named',
  send: 'Tell me',
  sentTitle: 'We will tell you',
  sentText: 'We have confirmed it by mail. You hear from us again when it opens, and not before.',
}

const chinese: typeof english = {
  title: '即将推出',
  description: '我们接下来要做什么，以及怎样第一时间知道。',
  eyebrow: '即将推出',
  heading: '新的东西正在路上',
  lead: '我们正以同样的用心打造它。留下邮箱：现在会发一封确认邮件，上线时再通知您，此外不打扰。',
  begins: '2027 年 3 月 1 日',
  days: '距 2027 年 3 月 1 日还有 {{days}} 天',
  passed: '日期待定',
  send: '通知我',
  sentTitle: '到时告诉您',
  sentText: '确认邮件已发出。上线时您会再收到我们的来信，在此之前不会打扰。',
}

export const copy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
