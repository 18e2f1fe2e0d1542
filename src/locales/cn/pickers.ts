import type { pickers as english } from '../en/pickers'
import type { Translated } from '../translations'

export const pickers = {
  chooseDay: '选择日期：{{field}}',
  chooseMoment: '选择日期和时间：{{field}}',
  hint: '例如 {{value}}',
  monthFormat: 'YYYY年M月',
  today: '今天',
  now: '现在',
  clear: '清除',
  done: '完成',
} as const satisfies Translated<typeof english>
