import type { SiteLanguage } from '#marketing/base/language'
import type { samples } from './samples'

interface Chapter {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly samples: readonly { readonly of: keyof typeof samples; readonly text: string }[]
}
interface Rule {
  readonly title: string
  readonly text: string
}
interface DevelopersCopy {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly reference: string
  readonly document: string
  readonly contents: string
  readonly chapters: readonly Chapter[]
  readonly rules: { readonly heading: string; readonly list: readonly Rule[] }
  readonly changes: string
}

const english: DevelopersCopy = {
  title: 'Documentation',
  description: 'A quick start with the API: quotes, signing in, reading and writing records, API keys.',
  heading: 'Build with the API',
  lead: 'Everything the dashboard does, it does by these calls. Copy a sample, run it, get a live answer.',
  reference: 'API reference',
  document: 'OpenAPI document',
  contents: 'On this page',
  chapters: [
    {
      id: 'first-call',
      heading: 'Your first call',
      text: 'A sample quote needs no account. Amounts are whole numbers in the smallest unit of their currency: 100000 is 1,000 euros.',
      samples: [
        {
          of: 'quote',
          text: 'The answer says the rate, both amounts, when the quote ends, and that it is a sample.',
        },
      ],
    },
    {
      id: 'authentication',
      heading: 'Authentication',
      text: 'Sign in for a token, or make an API key in your account. Either is sent as a bearer token. A key never has a stronger role than its owner, and ends when you revoke it.',
      samples: [
        { of: 'signIn', text: 'The answer has accessToken and user. Keep the token in $TOKEN.' },
        { of: 'apiKey', text: 'The key is shown once, in this answer.' },
      ],
    },
    {
      id: 'records',
      heading: 'Reading and writing',
      text: 'Every area has the same calls: list, read, create, change, delete, and its changes of state. What your role may not see is not in the answer.',
      samples: [
        { of: 'list', text: 'A page of five, the newest first. X-Total-Count says how many there are.' },
        {
          of: 'create',
          text: 'Sent twice with the same Idempotency-Key, it is done once. The answer has the id and the version.',
        },
        {
          of: 'change',
          text: 'If somebody has saved in between, the answer is 409 with the record as it is now.',
        },
      ],
    },
  ],
  rules: {
    heading: 'What holds for every call',
    list: [
      {
        title: 'Errors',
        text: 'A problem document says what was wrong, with a sentence for each field in errors. Accept-Language chooses English or Chinese.',
      },
      {
        title: 'Limits',
        text: 'Too many attempts are answered with 429 and Retry-After in seconds.',
      },
      {
        title: 'Changes as they happen',
        text: 'GET /api/stream tells which records have changed, as server-sent events, and goes on where you left off.',
      },
      {
        title: 'History',
        text: 'Each record has its history at /api/{resource}/{id}/history: who changed what, and when.',
      },
    ],
  },
  changes: 'Changelog',
}

const chinese: DevelopersCopy = {
  title: '开发文档',
  description: 'API 快速入门：报价、登录、读写记录与 API 密钥。',
  heading: '使用 API 开发',
  lead: '控制台所做的一切，都通过这些接口完成。复制示例，即刻运行。',
  reference: 'API 参考',
  document: 'OpenAPI 文档',
  contents: '本页内容',
  chapters: [
    {
      id: 'first-call',
      heading: '第一次调用',
      text: '获取示例报价无需账户。金额以币种最小单位的整数表示：100000 即 1,000 欧元。',
      samples: [{ of: 'quote', text: '应答包含汇率、双方金额、报价到期时间，并注明为示例。' }],
    },
    {
      id: 'authentication',
      heading: '身份验证',
      text: '登录获取令牌，或在账户中创建 API 密钥，两者都以 Bearer 令牌发送。密钥的权限不会超过其所有者，撤销后立即失效。',
      samples: [
        { of: 'signIn', text: '应答包含 accessToken 与 user。请将令牌保存到 $TOKEN。' },
        { of: 'apiKey', text: '密钥只在这次应答中显示一次。' },
      ],
    },
    {
      id: 'records',
      heading: '读取与写入',
      text: '每个模块都有相同的接口：分页列表、单条记录、新建、修改、删除以及状态变更。您的角色无权查看的内容不会出现在应答中。',
      samples: [
        { of: 'list', text: '每页五条，最新的在前。X-Total-Count 给出总数。' },
        { of: 'create', text: '使用相同的 Idempotency-Key 发送两次，只会执行一次。应答包含 id 与版本号。' },
        { of: 'change', text: '如果期间有人保存过，应答为 409，并附上记录的当前内容。' },
      ],
    },
  ],
  rules: {
    heading: '所有接口的共同约定',
    list: [
      {
        title: '错误',
        text: '出错时返回 problem 文档，errors 逐个字段说明原因。Accept-Language 决定使用中文或英文。',
      },
      { title: '频率限制', text: '尝试过多时返回 429，Retry-After 以秒为单位给出等待时间。' },
      {
        title: '实时变更',
        text: 'GET /api/stream 以服务器推送事件告知哪些记录发生了变化，断开后可从原处继续。',
      },
      {
        title: '历史',
        text: '每条记录的历史位于 /api/{resource}/{id}/history：谁在何时改了什么。',
      },
    ],
  },
  changes: '更新日志',
}

export const copy: Readonly<Record<SiteLanguage, DevelopersCopy>> = { en: english, cn: chinese }
