import type { English } from '../en'
import type { Translated } from '../translations'

export const work: Translated<English['work']> = {
  panel: '正在进行的任务',
  running_other: '{{count}} 个任务正在进行',
  over: '全部完成',
  stop: '停止',
  stopping: '正在停止…',
  dismiss: '关闭：{{title}}',
  progress: '{{done}} / {{total}}',
  begins: '正在开始…',
  refused_other: '{{count}} 条记录未能处理。',
  more_other: '另有 {{count}} 条',
  calledOff: '已停止，未做任何更改。',

  bulk: '{{verb}}：{{resources}}',
  bulkDone_other: '{{verb}}：已处理 {{total}} 条记录。',
  bulkStopped_other: '已停止。{{verb}}：已处理 {{total}} 条，其余 {{left}} 条保持不变。',
  continue: '继续',
  bulkEditTitle_other: '编辑 {{total}} 条记录',
  bulkEditField: '要修改的字段',
  bulkEditChoose: '请选择字段',
  bulkEditAdd: '添加字段',
  bulkEditRemove: '不修改{{field}}',
  bulkEditNone: '请选择要修改的内容。',

  export: '导出{{resources}}',
  exportDone: '已保存 {{file}}。',
  exportStopped: '导出已停止，未保存文件。',
  retry: '重试',
  redo: '重做',
  undoing: '撤销：{{title}}',
  undone_other: '{{total}} 条记录已恢复原样。',
  undoStopped_other: '已停止。{{total}} 条记录已恢复原样，{{left}} 条尚未恢复。',
  undoneOne: '“{{title}}”已恢复原样。',
}
