import type { common as english } from '../en/common'
import type { Translated } from '../translations'

export const common = {
  loading: '加载中…',
  loadFailed: '无法加载',
  retry: '重试',
  cancel: '取消',
  close: '关闭',
  back: '返回',
  goHome: '返回首页',
  undo: '撤销',
  somethingWentWrong: '出了点问题',
} as const satisfies Translated<typeof english>
