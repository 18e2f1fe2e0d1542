import type { ResourceLabels } from '#define/labels'

export const folders: ResourceLabels = {
  label: '文件夹',
  fields: { name: '名称', parent: '所在文件夹', color: '颜色', owner: '所有者' },
}
