import type { common as english } from '../en/common'
import type { Translated } from '../translations'

export const common = {
  loading: '加载中…',
  loadFailed: '无法加载',
  refreshFailed: '未能刷新，内容可能不是最新的。',
  retry: '重试',
  cancel: '取消',
  close: '关闭',
  back: '返回',
  goHome: '返回首页',
  undo: '撤销',
  notices: '消息提示',
  languageFailed: '无法加载该语言，请重试。',
  noConnection: '无法连接服务器，请在恢复连接后重试。',
  somethingWentWrong: '出了点问题',
} as const satisfies Translated<typeof english>
