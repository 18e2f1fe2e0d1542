import type { ResourceLabels } from '#define/labels'
import { invoices } from './invoices.labels.cn'

const { fields, options, help } = invoices

export const recurringInvoices: ResourceLabels = {
  label: '定期发票',
  fields: {
    ...fields,
    name: '名称',
    every: '间隔',
    unit: '间隔单位',
    startsOn: '首个日期',
    endsOn: '最后日期',
    payWithin: '付款期限（天）',
    sending: '每张发票',
    nextOn: '下一张发票',
    lastOn: '上一张发票',
    created: '发票数',
    failedBecause: '失败原因',
  },
  sections: {
    general: '基本信息',
    schedule: '计划',
    items: '明细',
    tax: '税务明细',
    notes: '备注',
    progress: '进度',
  },
  help: {
    exemptionReason: help?.['exemptionReason'] ?? '',
    notes:
      '此处及明细说明中的 {month}、{year}、{period} 和 {date} 会替换为每张发票的月份、年份、期间和日期。',
  },
  options: {
    ...options,
    unit: { week: '周', month: '个月', year: '年' },
    sending: { draft: '创建为草稿', send: '立即发送给客户' },
    status: { active: '进行中', paused: '已暂停', ended: '已结束' },
  },
  moves: { pause: '暂停', resume: '恢复', end: '结束' },
}
