export const sums = {
  all: '计算全部合计',
  allHint: '匹配的记录很多，计算合计可能需要几秒钟。',
  failed: '无法读取合计。',
}
