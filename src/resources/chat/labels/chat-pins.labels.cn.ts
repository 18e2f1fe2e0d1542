import type { ResourceLabels } from '#define/labels'

export const chatPins: ResourceLabels = {
  label: '置顶消息',
  fields: { conversation: '会话', message: '消息', person: '置顶人', place: '位置' },
}
