import type { actions as english } from '../en/actions'
import type { Translated } from '../translations'

export const actions = {
  list: '列表',
  create: '新建',
  edit: '编辑',
  show: '查看',
  clone: '复制',
} as const satisfies Translated<typeof english>
