import type { recurring as english } from '../en/recurring'
import type { Translated } from '../translations'

/** Texts of recurring invoices. */
export const recurring = {
  title: '后续发票',
  onLastDay: '{{every}}的 {{day}} 日，天数不足的月份则为最后一天',
  onLeapDay: '{{every}}的{{date}}，非闰年则为二月最后一天',
  onWeekday: '{{every}}的{{weekday}}',
  until: '{{rule}}，直到 {{day}}',
  paused: '已暂停：不会创建发票。恢复后将按以下日期创建。',
  noDates: '没有剩余的日期。',
  failed: '{{date}} 的发票未能创建：{{reason}}',
  again: '系统每小时重试一次；此记录更改后会立即重试。',
} satisfies Translated<typeof english>
