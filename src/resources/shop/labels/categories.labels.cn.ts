import type { ResourceLabels } from '#define/labels'

export const categories: ResourceLabels = {
  label: '商城分类',
  singular: '分类',
  fields: { name: '名称', slug: '网址别名', parent: '上级分类', description: '说明', rank: '顺序' },
}
