import type { DemoContent } from '#server/features/demo/demo'
import { pdf } from './pdf'
import { png } from './png'

const file = (name: string, text: string): DemoContent => ({ name, bytes: Buffer.from(text) })

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September']

/** A CSV with amounts by month, different for each seed. */
function sheet(headers: readonly string[], rows: readonly string[], seed: number): string {
  const lines = rows.map((row, index) =>
    [
      row,
      ...headers.slice(1).map((_, at) => ((seed * (index + 3) * (at + 7) * 37) % 90_000) / 100 + 120),
    ].join(','),
  )
  return `${[headers.join(','), ...lines].join('\n')}\n`
}

const drawing = (shapes: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="${ground}"/>${shapes}</svg>\n`
const bars = [40, 96, 72, 150, 128, 200, 176, 232]
  .map(
    (height, index) =>
      `<rect x="${40 + index * 52}" y="${280 - height}" width="32" height="${height}" rx="6" fill="#7a3fd0"/>`,
  )
  .join('')
const route =
  '<path d="M60 240 C160 60 320 300 420 80" fill="none" stroke="#018250" stroke-width="10" stroke-linecap="round"/><circle cx="60" cy="240" r="16" fill="#005b37"/><circle cx="420" cy="80" r="16" fill="#005b37"/>'
const mark =
  '<g transform="translate(140 60)"><rect width="200" height="200" rx="48" fill="#7a3fd0"/><path d="M56 100h88m-32-36 36 36-36 36" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/></g>'

const notes = `Notes of the meeting

Present: finance, operations, product.

1. Payouts on the last working day are prepared two days before, so that the bank can ask.
2. The new approval limit is 25,000 EUR. Above it two people sign.
3. Reconciliation is done daily from next month on. The weekly list ends.

Open: who tells the suppliers of the new account details, and until when.
`
const handbook = `# How we work

We write things down where the next person looks for them.
A decision has a date, a reason and a name.

## Expenses
Up to 200 EUR nobody has to be asked. Keep the receipt; a photo is enough.

## Time off
Tell the team two weeks before. Whoever covers for you is written in the calendar.
`
const incident = `Incident review: delayed confirmations

What happened: between 09:12 and 09:47 confirmations of transfers came up to 20 minutes late.
Why: a queue was read by one worker in place of four after the night's update.
What we did: started the missing workers, read the queue to its end, told 31 customers.
What changes: the number of workers is checked after each update, and an alarm rings below three.
`
const chinese = `会议纪要

出席：财务部、运营部、产品部

一、月末付款提前两个工作日准备，预留银行查询的时间。
二、审批限额调整为二十万元，超过限额须由两人签字。
三、自下月起改为每日对账，取消每周清单。

待办：通知供应商更新收款账户，并确定完成时间。
`
const policy = `反洗钱内部规程（摘要）

1. 开户时核验客户身份及受益所有人。
2. 单笔或累计超过限额的交易须提交可疑交易分析。
3. 客户资料自业务关系结束之日起至少保存五年。
4. 每年至少组织一次全员培训，并保留签到记录。
`
const released = `Release 4.2

- Transfers may be repeated with one click.
- Cards can be frozen from the list.
- The export of statements knows Excel.
- Fixed: a rounding of yen in the overview.
`
const letter = [
  'This agreement is between Corridor Ltd. and the supplier named below.',
  '1. The supplier delivers as ordered, at the prices of the attached list.',
  '2. Invoices are paid within thirty days of their date.',
  '3. Either side may end this agreement with three months notice.',
  '4. What is learned of the other side is kept to oneself.',
  'Signed for the company and for the supplier.',
]

/** The contents of all demo files: a few, shared by many files. */
export const demoContents = (): readonly DemoContent[] => [
  file('notes.txt', notes),
  file('handbook.md', handbook),
  file('incident.md', incident),
  file('minutes-cn.txt', chinese),
  file('policy-cn.md', policy),
  file('release.md', released),
  file('budget.csv', sheet(['Month', 'Planned', 'Spent', 'Left'], months, 11)),
  file('balances.csv', sheet(['Account', 'EUR', 'USD', 'GBP', 'CNY'], ['Main', 'Payouts', 'Reserve'], 29)),
  file('shifts.csv', sheet(['Day', 'Early', 'Late', 'Night'], ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 5)),
  file('leads-cn.csv', sheet(['客户', '一季度', '二季度'], ['上海远航', '杭州云栈', '深圳南山港'], 17)),
  file(
    'settings.json',
    `${JSON.stringify({ currency: 'EUR', approval: 25_000, notify: ['finance'] }, null, 2)}\n`,
  ),
  file('growth.svg', drawing(bars, '#eee9fe')),
  file('route.svg', drawing(route, '#d9f5e3')),
  file('mark.svg', drawing(mark, '#ffffff')),
  { name: 'harbour.png', bytes: png(640, 420, [12, 74, 110], [186, 230, 253]) },
  { name: 'evening.png', bytes: png(640, 420, [88, 28, 135], [253, 186, 116]) },
  { name: 'field.png', bytes: png(480, 480, [6, 95, 70], [254, 240, 138]) },
  { name: 'receipt.png', bytes: png(320, 520, [226, 232, 240], [255, 255, 255]) },
  { name: 'contract.pdf', bytes: pdf('Agreement', letter) },
  {
    name: 'report.pdf',
    bytes: pdf(
      'Annual report',
      months.map((month) => `${month}: reviewed and closed.`),
    ),
  },
]
