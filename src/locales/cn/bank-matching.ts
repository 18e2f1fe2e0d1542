import type { bankMatching as english } from '../en/bank-matching'
import type { Translated } from '../translations'

export const bankMatching = {
  about: '银行账户中尚未登记到发票的收款。请在账本中录入或导入。',
  ledger: '打开账本',
  none: '已全部匹配',
  noneText: '账本中新的收款会显示在这里。',
  more: '仅显示最近的账目。匹配后即可看到其余账目。',
  matchCertain: '匹配 {{count}} 笔确定的账目',
  entries: '收款',
  candidates: '{{counterparty}} {{amount}} 对应的发票',
  noCandidate: '没有相符的未付发票。',
  match: '匹配',
  matchWith: '与 {{number}} 匹配',
  other: '选择发票…',
  open: '未付 {{amount}}，{{date}} 到期',
  partly: '{{amount}} 中的一部分，{{date}} 到期',
  byNumber: '编号',
  byAmount: '金额',
  byCustomer: '客户',
  matched: '{{counterparty}} 的 {{amount}} 已登记到 {{number}}。',
  matchedMany: '已匹配 {{count}} 笔账目。',
  refused: '{{counterparty}}：{{reason}}',
} satisfies Translated<typeof english>
