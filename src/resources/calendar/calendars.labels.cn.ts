import type { ResourceLabels } from '#define/labels'

export const calendars: ResourceLabels = {
  label: '我的日历',
  singular: '日历',
  fields: { name: '名称', color: '颜色', owner: '所有者', address: '订阅自' },
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
