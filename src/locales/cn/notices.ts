import type { notices as english } from '../en/notices'
import type { Translated } from '../translations'

export const notices = {
  offline: '您已离线',
  away: '无法连接服务器',
  newVersion: '新版本已就绪',
  reload: '重新加载',
  later: '稍后',
} as const satisfies Translated<typeof english>
