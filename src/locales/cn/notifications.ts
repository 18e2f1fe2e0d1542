import type { notifications as english } from '../en/notifications'
import type { Translated } from '../translations'

export const notifications = {
  success: '完成',
  error: '操作失败（状态 {{statusCode}}）',
  undoable: '您有 {{seconds}} 秒时间撤销',
  createSuccess: '已创建{{resource}}',
  createError: '无法创建{{resource}}（状态 {{statusCode}}）',
  editSuccess: '已保存{{resource}}',
  editError: '无法保存{{resource}}（状态 {{statusCode}}）',
  deleteSuccess: '已删除{{resource}}',
  deleteError: '无法删除{{resource}}（状态 {{statusCode}}）',
} as const satisfies Translated<typeof english>
