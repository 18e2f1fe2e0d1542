import type { ResourceLabels } from '#define/labels'

const roles = { admin: '管理员', manager: '经理', user: '用户' }

export const savedViews: ResourceLabels = {
  label: '已存视图',
  fields: {
    name: '名称',
    list: '列表',
    view: '显示方式',
    filter: '筛选',
    searchText: '搜索',
    sorts: '排序',
    columns: '列',
    widths: '列宽',
    pinned: '固定的列',
    density: '行高',
    mode: '日历',
    owner: '创建者',
    shared: '共享',
    defaultFor: '默认用于',
    sharedWith: '可见范围',
    watchers: '关注者',
  },
  actions: { watch: '有新记录时通知我', unwatch: '不再通知我' },
  help: {
    filter: '与列表的查询相同。',
    sorts: '方括号内的字段，以逗号分隔；减号表示降序。',
    columns: '方括号内按顺序填写字段，以逗号分隔。',
    widths: '调整过的列的宽度（像素），按字段填写。',
    pinned: '横向滚动时不动的列，方括号内以逗号分隔。',
    shared: '可以查看此列表的所有人都能看到该视图。',
    defaultFor: '这些角色打开列表时会显示此视图。',
  },
  options: {
    view: { table: '表格', board: '看板', calendar: '日历', gallery: '图库' },
    density: { comfortable: '宽松', compact: '紧凑' },
    mode: { month: '月', week: '周', day: '日', agenda: '日程' },
    defaultFor: roles,
    sharedWith: roles,
  },
}
