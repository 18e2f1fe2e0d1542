import type { ResourceLabels } from '#define/labels'

export const calendarEvents: ResourceLabels = {
  label: '日历',
  singular: '日程',
  fields: {
    title: '标题',
    start: '开始',
    end: '结束',
    allDay: '全天',
    color: '颜色',
    location: '地点',
    description: '说明',
    timezone: '时区',
    recurrence: '重复',
    excludedStarts: '已排除',
    addedStarts: '另加',
    series: '所属系列',
    originalStart: '原定时间',
    owner: '创建者',
    attendees: '参加者',
    visibility: '可见范围',
  },
  sections: { event: '活动', people: '参与者', repeating: '重复规则', exceptions: '例外', display: '显示' },
  help: { timezone: '按此时区的当地时间重复。' },
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
    visibility: { public: '公开', private: '私密' },
  },
}
