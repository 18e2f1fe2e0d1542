import type { states as english } from '../en/states'
import type { Translated } from '../translations'

export const states = {
  offline: '无法连接服务器',
  offlineText: '已显示的内容会保留，恢复连接后即可加载此部分。',
} as const satisfies Translated<typeof english>
