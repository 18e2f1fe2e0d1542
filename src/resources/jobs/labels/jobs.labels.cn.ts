import type { ResourceLabels } from '#define/labels'

export const jobs: ResourceLabels = {
  label: '任务',
  fields: {
    name: '对象',
    kind: '类型',
    verb: '操作',
    resource: '功能区',
    status: '状态',
    progress: '进度',
    done: '已处理',
    total: '总数',
    bytes: '已读取',
    totalBytes: '大小',
    changed: '已更改',
    refused: '已跳过',
    problems: '跳过的记录',
    'problems.line': '行',
    'problems.title': '记录',
    'problems.message': '原因',
    isUndoable: '可撤销',
    fileUntil: '文件有效期至',
    user: '操作人',
    finishedAt: '完成时间',
  },
  options: {
    kind: { bulk: '批量操作', import: '导入', export: '导出', undo: '撤销' },
    status: {
      running: '进行中',
      stopping: '正在停止',
      stopped: '已停止',
      finished: '已完成',
      failed: '失败',
    },
  },
  moves: { stop: '停止' },
  sections: { result: '结果', details: '详情' },
}
