import type { ResourceLabels } from '#define/labels'

export const mailLabels: ResourceLabels = {
  label: '邮件标签',
  singular: '标签',
  fields: { name: '名称', color: '颜色', query: '保存的搜索', owner: '所有者' },
}
