import type { ResourceLabels } from '#define/labels'

export const arrangements: ResourceLabels = {
  label: '仪表板布局',
  fields: { name: '名称', page: '仪表板', tiles: '卡片', shared: '对所有人生效', owner: '创建者' },
  help: {
    tiles: '按顺序排列。请在仪表板上直接调整。',
    shared: '所有人都会看到这样的仪表板，除非他们自己调整过。',
  },
  options: {
    page: {
      app: '开始',
      ecommerce: '电商概览',
      analytics: '流量分析',
      banking: '资金概览',
      booking: '预订概览',
      file: '存储概览',
    },
  },
}
