export const paging = {
  countExactly: '精确计数',
  countAgain: '重新计数',
  counting: '正在计数',
  countFailed: '计数时间过长或未成功。请筛选列表或重试。',
  goToDate: '转到日期',
  goToText: '转到文字',
  go: '转到',
  columnMoved: '{{column}}：第 {{position}} 列，共 {{count}} 列',
}
