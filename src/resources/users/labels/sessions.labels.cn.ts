import type { ResourceLabels } from '#define/labels'

export const sessions: ResourceLabels = {
  label: '登录会话',
  singular: '会话',
  fields: {
    name: '浏览器',
    user: '用户',
    device: '设备',
    network: '网络',
    status: '状态',
    lastSeenAt: '最近活动',
    expiresAt: '到期时间',
    endedAt: '结束时间',
    isView: '以该用户身份查看',
  },
  options: {
    device: { desktop: '电脑', phone: '手机', tablet: '平板', program: '程序', unknown: '未知' },
    status: { open: '有效', ended: '已退出', expired: '已过期' },
  },
  moves: { end: '退出登录' },
}
