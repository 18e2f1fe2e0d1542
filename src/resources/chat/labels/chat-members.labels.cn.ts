import type { ResourceLabels } from '#define/labels'

export const chatMembers: ResourceLabels = {
  label: '聊天成员',
  fields: {
    conversation: '会话',
    person: '成员',
    place: '位置',
    seen: '已读到',
    isHeld: '保持未读',
    isMuted: '已静音',
    seenAt: '最后查看时间',
  },
}
