import type { ResourceLabels } from '#define/labels'

export const enquiries: ResourceLabels = {
  label: '咨询',
  fields: {
    kind: '类型',
    name: '姓名',
    email: '邮箱',
    subject: '主题',
    message: '内容',
    language: '语言',
    note: '内部备注',
    answeredAt: '答复时间',
    status: '状态',
  },
  sections: { enquiry: '咨询', note: '备注', sender: '发件人' },
  help: { note: '仅供内部查看，不会发送。' },
  options: {
    kind: { contact: '联系表单', question: '提问', comingSoon: '上线通知' },
    language: { en: 'English', cn: '中文' },
    status: { new: '新收到', answered: '已答复', closed: '已结束' },
  },
  moves: { answer: '标记为已答复', close: '结束', reopen: '重新打开' },
  rules: { answered: '已答复的咨询记录答复时间', reopened: '重新打开的咨询视为未答复' },
}
