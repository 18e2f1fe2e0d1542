import type { Problems } from '../en/problems'

export const problems: Problems = {
  invalid: '有些内容还不正确。',
  malformed: '无法读取此请求。',
  unauthenticated: '请先登录。',
  credentials: '邮箱或密码不正确。',
  'inactive.pending': '此账户正在等待审核。',
  'inactive.banned': '此账户已被封禁，请联系管理员。',
  'inactive.rejected': '此账户未通过审核，请联系管理员。',
  forbidden: '您无权执行此操作，请联系管理员。',
  missing: '内容不存在，或您无权查看。',
  stale: '在此期间其他人修改了此记录。',
  state: '已无法执行此操作：当前状态为 {{state}}。',
  referenced: '其他记录引用了此记录，请先修改它们。',
  idempotency: '此键已用于其他请求。',
  tooLarge: '内容过大。',
  token: '已过期，请重新开始。',
  unavailable: '数据库没有响应，请稍后重试。',
  internal: '出了点问题',
}
