import type { ResourceLabels } from '#define/labels'

export const calendars: ResourceLabels = {
  label: '我的日历',
  singular: '日历',
  fields: { name: '名称', color: '颜色', owner: '所有者', address: '日历地址' },
  help: { address: '从该地址读取日程，以 https:// 或 webcal:// 开头。' },
  options: {
    color: {
      blue: '蓝色',
      cyan: '青色',
      green: '绿色',
      orange: '橙色',
      red: '红色',
      purple: '紫色',
      grey: '灰色',
    },
  },
}
