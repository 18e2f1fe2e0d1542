import type { ResourceLabels } from '#define/labels'

export const chatThreads: ResourceLabels = {
  label: '话题',
  fields: { thread: '话题', conversation: '会话', person: '成员', seen: '已读到', place: '位置' },
}
