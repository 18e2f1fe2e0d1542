import type { SiteLanguage } from '#marketing/base/language'

const english = {
  title: 'Contact us',
  description: 'Write to us, or visit one of our three offices.',
  heading: 'Talk to somebody who knows',
  lead: 'Tell us what you have in mind. A person reads it and answers, in English or in Chinese.',
  offices: 'Our offices',
  officesNote: 'The cities are made up, as the company is.',
  map: 'Map of the three offices',
  send: 'Send message',
  sentTitle: 'Thank you, it has arrived',
  sentText: 'We have confirmed it by mail, and answer to the address that you gave.',
}

const chinese: typeof english = {
  title: '联系我们',
  description: '给我们写信，或到访三处办公室之一。',
  heading: '和懂行的人聊聊',
  lead: '告诉我们您的想法。会有专人阅读并回复，中文英文都可以。',
  offices: '办公室',
  officesNote: '这些城市与公司一样，均为虚构。',
  map: '三处办公室的地图',
  send: '发送',
  sentTitle: '谢谢，我们已经收到',
  sentText: '确认邮件已发出，我们会回复到您填写的邮箱。',
}

export const copy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
