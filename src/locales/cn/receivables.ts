import type { receivables as english } from '../en/receivables'
import type { Translated } from '../translations'

/** 按逾期天数列出的未付余额报表的文字。 */
export const receivables = {
  asOf: '{{date}}的未付余额，按逾期天数划分',
  customer: '客户',
  all: '所有客户',
  none: '没有未付余额',
  noneText: '已发送的发票均已付款。',
  ages: {
    notDue: '未到期',
    upTo30: '1–30天',
    upTo60: '31–60天',
    upTo90: '61–90天',
    older: '超过90天',
    total: '合计',
  },
} satisfies Translated<typeof english>
