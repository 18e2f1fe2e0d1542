import type { find as english } from '../en/find'
import type { Translated } from '../translations'

export const find = {
  open: '搜索页面、记录和操作',
  button: '搜索…',
} as const satisfies Translated<typeof english>
