import type { ResourceLabels } from '#define/labels'

export const chatReactions: ResourceLabels = {
  label: '聊天表情回应',
  fields: { message: '消息', conversation: '会话', person: '成员', emoji: '表情', place: '位置' },
}
