import type { English } from '../en'
import type { Translated } from '../translations'

/** Texts of the calendar view. */
export const calendar: Translated<English['calendar']> = {
  label: '{{resources}}（日历视图）',
  keys: '按回车键打开日程。按住 Shift 并按方向键可移动日程，同时按住 Shift 和 Alt 可延长或缩短。',
  openEvent: '打开日程',
  moveEvent: '移动日程',
  stretchEvent: '延长或缩短日程',
  today: '今天',
  new: '新建',
  newOn: '在{{day}}新建{{resource}}',
  modeLabel: '时间范围',
  mode: { month: '月', week: '周', day: '日', agenda: '日程表' },
  previous: { month: '上个月', week: '上一周', day: '前一天', agenda: '前四周' },
  next: { month: '下个月', week: '下一周', day: '后一天', agenda: '后四周' },
  nothing: '这段时间没有安排。',
  more: '另有 {{number}} 项',
  allDay: '全天',
  capped: '只显示前 {{limit}} 项。请缩小列表范围以查看其他项。',
  moved: '{{title}}：{{when}}',
  notMoved: '未能移动“{{title}}”：{{reason}}',
  announced: '“{{title}}”现在是{{when}}。',
  repeats: '重复日程。',
  details: '完整页面',
  edit: '编辑',
  move: '移动',
  close: '关闭',
  back: '返回',
  shift: {
    dayEarlier: '提前一天',
    dayLater: '推后一天',
    earlier: '提前 15 分钟',
    later: '推后 15 分钟',
    shorter: '缩短',
    longer: '延长',
  },
}
