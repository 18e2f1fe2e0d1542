/** Checklist items, in English and in Chinese. */
export const steps: readonly (readonly [english: string, chinese: string])[] = [
  ['Talk to two customers', '访谈两家客户'],
  ['Write down what changes', '写清楚改动内容'],
  ['Draw the screens', '画出界面'],
  ['Ask the legal team', '征求法务意见'],
  ['Build it behind a switch', '在开关之后实现'],
  ['Test with real files', '用真实文件测试'],
  ['Tell support', '通知客服'],
]
