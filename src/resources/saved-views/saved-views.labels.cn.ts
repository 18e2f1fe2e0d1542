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
    density: '行高',
    mode: '日历',
    owner: '创建者',
    shared: '共享',
    defaultFor: '默认用于',
    sharedWith: '可见范围',
  },
  help: {
    filter: '与列表的查询相同：{"and": […]}。',
    sorts: '字段，例如：["status", "-createdAt"]。',
    columns: '按顺序填写字段，例如：["number", "status"]。',
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
