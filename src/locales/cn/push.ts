import type { push as english } from '../en/push'
import type { Translated } from '../translations'

export const push = {
  title: '在此浏览器中',
  text: '即使没有打开控制台页面，浏览器也会通知您，免打扰时段除外。',
  topics: {
    notifications: '通知',
    messages: '聊天消息：发给您的、群组中的，以及频道中提到您的',
    mails: '进入收件箱的邮件',
  },
  blocked: '您的浏览器已屏蔽此网站的通知。请先在浏览器设置中允许。',
  refused: '浏览器不允许此网站发送通知。',
  unavailable: '浏览器无法连接其推送服务，请稍后重试。',
  unsupported: '此浏览器无法显示网站通知。',
} as const satisfies Translated<typeof english>
