import type { palette as english } from '../en/palette'
import type { Translated } from '../translations'

export const palette = {
  placeholder: '您想找什么？',
  results: '搜索结果',
  count_other: '{{count}} 条结果',
  nothing: '没有找到',
  nothingText: '在您可查看的内容中，没有与“{{typed}}”相符的结果。',
  sections: { drafts: '未保存的更改', recent: '最近打开', pages: '页面', actions: '操作', records: '记录' },
  keys: { move: '移动', open: '打开', newTab: '在新标签页打开', close: '关闭' },
  setting: '{{title}}：{{value}}',
  components: '组件',
  on: '开',
  off: '关',
} as const satisfies Translated<typeof english>
