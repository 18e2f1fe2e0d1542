import type { ResourceLabels } from '#define/labels'

export const audit: ResourceLabels = {
  label: '审计日志',
  singular: '日志条目',
  fields: {
    entry: '条目',
    user: '操作人',
    operation: '操作',
    resource: '功能区',
    record: '记录',
    recordVersion: '版本',
    number: '序号',
  },
  options: {
    operation: {
      create: '创建',
      update: '更改',
      delete: '删除',
      restore: '恢复',
      undo: '撤销',
      reveal: '应要求显示',
    },
  },
  actions: { verify: '校验' },
}
