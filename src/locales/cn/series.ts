import type { English } from '../en'
import type { Translated } from '../translations'

/** Texts about occurrences of a series. */
export const series: Translated<English['series']> = {
  change: '更改重复日程',
  delete: '删除重复日程',
  answer: '答复重复日程',
  reply: '答复',
  event: '{{title}} · {{when}}',
  which: '哪些日程',
  scope: { this: '仅此日程', following: '此日程及后续日程', all: '全部日程' },
  deleted: {
    this: '已删除“{{title}}”的一个日程。',
    following: '已删除“{{title}}”的后续日程。',
  },
}
