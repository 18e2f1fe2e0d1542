import type { recurrence as english } from '../en/recurrence'
import type { Translated } from '../translations'

/** Sentences about recurrence rules. */
export const recurrence = {
  daily: '每天',
  days: '每 {{n}} 天',
  weekly: '每周',
  weeks: '每 {{n}} 周',
  monthly: '每月',
  months: '每 {{n}} 个月',
  yearly: '每年',
  years: '每 {{n}} 年',
  onDays: '{{every}}的{{days}}',
  onDay: '{{every}}的 {{day}} 日',
  onLastDay: '{{every}}的最后一天',
  onNth: '{{every}}的{{nth}}{{weekday}}',
  onDate: '{{every}}的{{date}}',
  first: '第一个',
  second: '第二个',
  third: '第三个',
  fourth: '第四个',
  fifth: '第五个',
  last: '最后一个',
  until: '{{rule}}，直到 {{day}}',
  times: '{{rule}}，共 {{n}} 次',
  once: '{{rule}}，仅一次',
  custom: '按自定义规则重复',
} satisfies Translated<typeof english>
