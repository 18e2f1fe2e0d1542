/** A post: title, excerpt, tags, and sections with a heading each. */
export type Written = readonly [
  title: string,
  excerpt: string,
  tags: readonly string[],
  parts: readonly (readonly [heading: string, text: string])[],
]

export const chinese: readonly Written[] = [
  [
    '跨境付款为什么会晚到',
    '一笔付款要经过五道手续，弄清楚每一道，大部分延误都可以避免。',
    ['转账', '入门'],
    [
      [
        '五道手续',
        '付款行、代理行、清算机构、对方代理行、收款行，各有各的营业时间和限额。选择环节最少的通道，付款自然更快。',
      ],
      ['注意事项', '先看截止时间，再看节假日，最后检查附言。大多数晚到的付款，只比截止时间晚了一个小时。'],
    ],
  ],
  [
    '两天完成月结的九个习惯',
    '我们走访了九个不再周末加班的财务团队，整理出这份清单。',
    ['财务', '指南'],
    [
      ['平时', '每天对账，二十号就开始催收票据，不把问题留到月底。'],
      ['最后两天', '第一天处理银行、卡片和工资；第二天计提、复核、出具报表。'],
    ],
  ],
  [
    '汇率报价怎么看',
    '到账金额、总支出、有效期，三个数字缺一不可。',
    ['外汇', '入门'],
    [
      ['有效期', '一分钟的报价更便宜，一天的报价方便审批。两种都有用，关键是说清楚等待的成本。'],
      ['隐藏成本', '比较报价时请看总支出，而不是手续费。'],
    ],
  ],
  [
    '给团队发卡，而不是共用一张卡',
    '共用卡号等于共用密码。一卡一用途，反而更省事。',
    ['卡片', '安全'],
    [
      ['一卡一用途', '订阅服务用单独的卡，限额就是订阅的金额。即使泄露，也不会影响其他支出。'],
      ['谁能看到什么', '只有持卡人能看到完整卡号，财务人员看到后四位和每一笔支出。'],
    ],
  ],
  [
    '批量付款前的三项检查',
    '十分钟看完三百笔付款，只需要关注有变化的部分。',
    ['批量付款', '指南'],
    [
      ['检查什么', '新的收款人、金额翻倍的付款、本周修改过的账户。'],
      ['失败了怎么办', '其余付款照常发出，失败的那一笔会附上看得懂的原因。'],
    ],
  ],
  [
    '出海第一步：先定价，再收款',
    '一周之内开通十种货币并不难，难的是先做哪一件。',
    ['电商', '指南'],
    [
      ['定价', '为三个最大的市场手工定价，不要直接换算。'],
      ['收款方式', '先提供当地人最常用的一种，就足够开始了。'],
    ],
  ],
]

/** The changes of a release, one line each. */
export const news = {
  en: [
    'Lists are exported as CSV or XLSX.',
    'Cards are frozen by their holder at once, also on the phone.',
    'Quotes tell how long they hold.',
    'An import is tried before anything of it is kept.',
    'A batch that is sent twice under one key is made once.',
    'What others change appears while you look.',
    'Search finds a payment by its reference.',
    'Filters are saved as views.',
    'Every record tells its history.',
    'Changes, deletions and imports can be undone.',
  ],
  cn: [
    '列表支持导出为表格文件。',
    '手机上也能一键冻结卡片。',
    '报价会显示剩余有效时间。',
    '导入之前可以先试算。',
    '每条记录都有完整历史。',
  ],
} as const
