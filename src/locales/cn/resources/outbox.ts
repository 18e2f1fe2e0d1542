import type { ResourceLabels } from '../../app-labels'

export const outbox: ResourceLabels = {
  label: '发件箱',
  one: '邮件',
  fields: {
    to: '收件人',
    kind: '类型',
    subject: '主题',
    text: '正文',
    html: 'HTML',
    language: '语言',
    status: '状态',
    attempts: '发送次数',
    lastError: '最近一次错误',
    about: '关联记录',
    nextAttemptAt: '下次发送时间',
    sentAt: '发送时间',
  },
  options: {
    kind: {
      verify: '注册验证',
      reset: '重置密码',
      invitation: '邀请',
      welcome: '新账户',
      approved: '审核通过',
      passwordChanged: '密码已更改',
      secondFactorOn: '两步验证已启用',
      secondFactorOff: '两步验证已停用',
      message: '个人邮件',
      enquiry: '来信确认',
      upgrade: '方案升级确认',
      notice: '通知',
    },
    language: { en: '英语', cn: '中文' },
    status: { waiting: '等待发送', kept: '已保留', sent: '已发送', failed: '发送失败' },
  },
}
