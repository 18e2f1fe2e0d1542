import { brand } from '#text/brand'
import type { SiteLanguage } from '#marketing/base/language'
import type { DocumentCopy } from './document'

const { name } = brand

export const status: Readonly<Record<SiteLanguage, DocumentCopy>> = {
  en: {
    title: 'Status',
    description: `Whether ${name} works at the moment, what its health checks check, and what happens during maintenance.`,
    heading: 'Status',
    lead: 'Whether this system works at the moment, and what happens when it does not.',
    sections: [
      {
        title: 'What is checked',
        text: [
          'This page asks the server, and the server asks its database. The answer contains no data, and the check stores none about you.',
        ],
        list: [
          ['/api/health/live', 'the server runs'],
          ['/api/health/ready', 'the server accepts requests, and its database responds within two seconds'],
        ],
      },
      {
        title: 'Maintenance',
        text: [
          'During maintenance every page says so, and the API refuses all other calls with the status 503. Open pages of the dashboard notice when it is over.',
        ],
      },
    ],
  },
  cn: {
    title: '运行状态',
    description: `${name} 当前是否正常运行、健康检查的内容，以及维护期间会发生什么。`,
    heading: '运行状态',
    lead: '系统当前是否正常运行，以及不正常时会发生什么。',
    sections: [
      {
        title: '检查内容',
        text: ['本页向服务器发出请求，服务器再查询数据库。应答不含任何数据，检查也不会存储与您有关的信息。'],
        list: [
          ['/api/health/live', '服务器正在运行'],
          ['/api/health/ready', '服务器可处理请求，且数据库在两秒内应答'],
        ],
      },
      {
        title: '维护',
        text: [
          '维护期间，每个页面都会说明，API 对其他请求一律返回状态码 503。已打开的后台页面会在维护结束后自动得知。',
        ],
      },
    ],
  },
}
