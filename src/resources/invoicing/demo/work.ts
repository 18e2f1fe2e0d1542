/** Invoiced items: text in English and Chinese, and unit price in euro cents. */
export const work: readonly (readonly [english: string, chinese: string, cents: number])[] = [
  ['Countertop terminal Harbour T2', '台式终端 Harbour T2', 349_00],
  ['Mobile terminal Lantern M1', '移动终端 Lantern M1', 279_00],
  ['Card reader Pebble', 'Pebble 读卡器', 59_00],
  ['Terminal rental, one month', '终端租赁（一个月）', 18_50],
  ['Acquiring fees, domestic cards', '收单手续费（境内卡）', 412_35],
  ['Acquiring fees, international cards', '收单手续费（境外卡）', 688_90],
  ['Cross-border payout batch', '跨境付款批次', 36_00],
  ['Currency conversion, corporate rate', '货币兑换（企业汇率）', 145_20],
  ['Corporate cards, embossed', '企业卡（压印）', 9_50],
  ['Onboarding workshop, half a day', '上线培训（半天）', 640_00],
  ['Integration support, one hour', '接入技术支持（一小时）', 120_00],
  ['Chargeback handling', '拒付处理', 22_00],
  ['Receipt paper, box of 50 rolls', '热敏打印纸（50卷）', 31_90],
  ['Monthly reconciliation report', '月度对账报告', 75_00],
  ['Payment page with your brand', '品牌化收银台', 490_00],
]

/** Notes on invoices. */
export const notes: readonly (readonly [english: string, chinese: string])[] = [
  ['Please quote the invoice number with your payment.', '付款时请注明发票号码。'],
  ['As agreed by telephone with your buying department.', '按与贵司采购部电话约定。'],
  ['Delivered in two parts; the second follows next week.', '分两批交付，第二批下周送达。'],
]
