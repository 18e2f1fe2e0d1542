import type { ResourceLabels } from '#define/labels'

export const kanbanBoards: ResourceLabels = {
  label: '看板列表',
  singular: '看板',
  fields: {
    name: '名称',
    description: '描述',
    owner: '所有者',
    members: '成员',
    isOpen: '对所有用户开放',
  },
  help: {
    members: '成员可以查看看板的全部卡片，并修改其列和卡片。',
    isOpen: '非成员可以看到它的列，以及分配给自己的卡片。',
  },
}
