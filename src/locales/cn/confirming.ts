import type { English } from '../en'
import type { Translated } from '../translations'

export const confirming: Translated<English['confirming']> = {
  confirmTitle: '{{verb}}：{{title}}？',
  confirmMove: '状态将从“{{from}}”变为“{{to}}”。',
  confirmFinal: '此操作无法撤销。',
  confirmDelete: '记录将被永久删除，其历史会保留。',
  confirmUndo: '删除后可在提示消息中撤销。',
  confirmTrash: '记录将移入回收站，之后可以恢复。',
  confirmView: '您将看到该用户所看到的内容，最长半小时，且无法进行任何更改。此操作会保留在历史中。',
}
