import type { ResourceLabels } from '#define/labels'

export const bankAccounts: ResourceLabels = {
  label: '银行账户',
  fields: {
    name: '名称',
    number: '账号',
    kind: '类型',
    currency: '货币',
    openedOn: '开户日期',
    balance: '余额',
    status: '状态',
  },
  sections: { account: '账户', details: '详情' },
  help: {
    currency: '账户一旦有入账，货币便不能更改。',
    balance: '所有已入账分录之和。',
    'transfer.currency': '转出账户的货币。',
    'transfer.rate': '一单位货币折合转入账户货币的金额；留空则使用当日示例汇率。',
  },
  options: {
    kind: { current: '往来账户', savings: '储蓄账户', payroll: '工资账户', tax: '税款账户' },
    status: { active: '正常', frozen: '已冻结', closed: '已销户' },
  },
  moves: { freeze: '冻结', unfreeze: '解冻', close: '销户', reopen: '重新启用' },
  actions: { transfer: '账户间转账' },
  inputs: {
    transfer: {
      from: '转出账户',
      to: '转入账户',
      amount: '金额',
      currency: '货币',
      rate: '汇率',
      reference: '附言',
    },
  },
}
