import type { ResourceLabels } from '#define/labels'

export const mailRules: ResourceLabels = {
  label: '邮件规则',
  singular: '规则',
  fields: {
    owner: '邮箱所有者',
    query: '匹配的邮件',
    isActive: '启用',
    folder: '移动到',
    labels: '标签',
    isRead: '标为已读',
    isStarred: '加星标',
    isImportant: '标为重要',
  },
  options: { folder: { archive: '归档', spam: '垃圾邮件', trash: '回收站' } },
}
