import type { keyboard as english } from '../en/keyboard'
import type { Translated } from '../translations'

export const keyboard = {
  title: '键盘快捷键',
  show: '显示键盘快捷键',
  toNotice: '前往最新通知',
  closeNotice: '关闭当前通知',
  groups: {
    general: '通用',
    goTo: '前往',
    list: '列表',
    board: '看板',
    calendar: '日历',
    record: '记录',
    form: '表单',
    chat: '聊天',
    mail: '邮件',
  },
  single: '单键快捷键',
  singleHint: '如果您使用语音输入，或容易误触按键，可以将其关闭。',
} as const satisfies Translated<typeof english>
