import type { ResourceLabels } from '#define/labels'

export const rooms: ResourceLabels = {
  label: '会议室',
  singular: '会议室',
  fields: {
    name: '名称',
    location: '位置',
    capacity: '座位数',
    equipment: '设备',
    status: '状态',
    note: '备注',
  },
  options: {
    equipment: {
      screen: '显示屏',
      camera: '摄像头',
      whiteboard: '白板',
      phone: '电话',
      stepFree: '无障碍通行',
    },
    status: { inUse: '使用中', outOfUse: '停用' },
  },
}
