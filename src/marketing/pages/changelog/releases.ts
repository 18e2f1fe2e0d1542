import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'

const { en, cn } = claims

/** The changes of a release, in groups, by language. */
export interface Release {
  readonly version: string
  /** The release date: '2026-11-20'. */
  readonly day: string
  readonly groups: Readonly<
    Record<SiteLanguage, readonly { readonly title: string; readonly lines: readonly string[] }[]>
  >
}

/** The releases, newest first; the first is the running version. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    day: '2026-11-20',
    groups: {
      en: [
        {
          title: 'Public site',
          lines: [
            'Every page in English and Chinese, written as HTML, without a script on the way to the first paint.',
            'Questions and answers with live search; each has an address of its own.',
            'Published posts stand on the site at once, with a feed for each language.',
            'Plans are chosen on the prices and paid for by test cards, whose numbers stay in the browser.',
            `Sample quotes with a validity from ${en.quoteValidity.from} to ${en.quoteValidity.to}, for single or multiple use.`,
          ],
        },
        {
          title: 'Dashboard',
          lines: [
            'Mail, chat, calendar, kanban, shop, invoices, blog, files, users and six overviews.',
            'Lists with filters, saved views, editing of many records after a dry run, import and export.',
            'What others change appears while you look; a form never loses what you have typed.',
            'Changes, deletions and imports can be undone, and every record tells its history.',
          ],
        },
        {
          title: 'Accounts and access',
          lines: [
            'Registration, codes by mail, two-step sign-in, sessions that can be ended, API keys.',
            'Three roles. A refusal says which rule refused, and an administrator can look as somebody else.',
            'Only the cardholder sees the number of an employee card.',
          ],
        },
        {
          title: 'API',
          lines: [
            'One set of calls for every area, described by an OpenAPI document.',
            'Idempotent creation, versions against lost changes, problem documents in two languages.',
            'Changes as server-sent events, which go on where you left off.',
          ],
        },
      ],
      cn: [
        {
          title: '公开网站',
          lines: [
            '所有页面均有中英文版本，以 HTML 写成，首次绘制不依赖任何脚本。',
            '常见问题支持即时搜索，每个问题都有自己的链接。',
            '文章发布后立即出现在网站上，每种语言各有订阅源。',
            '在价格页选择方案并用测试卡付款，卡号不会离开浏览器。',
            `示例报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}，可单次或多次使用。`,
          ],
        },
        {
          title: '控制台',
          lines: [
            '邮件、聊天、日历、看板、商店、发票、博客、文件、用户以及六个总览。',
            '列表支持筛选、保存视图、先试算再批量修改、导入与导出。',
            '他人的修改会即时显示；表单不会丢失您输入的内容。',
            '修改、删除与导入均可撤销，每条记录都有完整历史。',
          ],
        },
        {
          title: '账户与权限',
          lines: [
            '注册、邮件验证码、双重验证、可随时结束的会话以及 API 密钥。',
            '三种角色。被拒绝时会说明依据哪条规则，管理员可以以他人视角查看。',
            '员工卡的卡号只有持卡人本人可见。',
          ],
        },
        {
          title: 'API',
          lines: [
            '所有模块使用同一套接口，由 OpenAPI 文档描述。',
            '幂等创建、防止覆盖他人修改的版本号、中英双语的错误说明。',
            '以服务器推送事件告知变更，断开后可从原处继续。',
          ],
        },
      ],
    },
  },
]
