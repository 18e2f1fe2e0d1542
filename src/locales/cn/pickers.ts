import type { pickers as english } from '../en/pickers'
import type { rangePicker } from '../en/range-picker'
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
  chooseRange: '选择日期',
  chooseDays: '选择日期范围：{{field}}',
  presets: '截至今天的范围',
  firstDay: '{{day}}，范围的第一天',
  lastDay: '{{day}}，范围的最后一天',
  pickFirst: '请选择第一天。',
  pickLast: '请选择最后一天。',
} as const satisfies Translated<typeof english & typeof rangePicker>
