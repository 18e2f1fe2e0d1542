import type { repeating as english } from '../en/repeating'
import type { Translated } from '../translations'

/** The input of a recurrence rule. */
export const repeating = {
  never: '不重复',
  custom: '自定义…',
  asText: '自定义规则（文本）',
  ruleText: '规则（RFC 5545）',
  ruleHint: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
  every: '重复间隔',
  interval: '间隔',
  unit: '单位',
  units: { DAILY: '天', WEEKLY: '周', MONTHLY: '个月', YEARLY: '年' },
  on: '日期',
  sameDay: '与首次日期相同',
  ends: '结束',
  endsNever: '永不',
  endsOn: '在指定日期',
  endsAfter: '在指定次数后',
  times: '次数',
} satisfies Translated<typeof english>
