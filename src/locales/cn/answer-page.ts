import type { AnswerPageTexts } from '../en/answer-page'

export const answerPage: AnswerPageTexts = {
  untitled: '日程',
  invitedBy: '{{name}} 邀请您参加。',
  when: '时间',
  where: '地点',
  description: '说明',
  repeats: '此日程会重复，您的答复适用于全部日程。',
  question: '您是否参加？',
  buttons: { accepted: '接受', tentative: '待定', declined: '拒绝' },
  states: { accepted: '已接受', tentative: '待定', declined: '已拒绝' },
  answered: '您的答复：{{answer}}',
  notAnswered: '您尚未答复。',
  confirm: '请按下突出显示的按钮以发送答复。',
  note: '您以 {{address}} 的身份答复。组织者会收到通知，您可以随时在此更改答复。',
  over: '此日程已结束，无法再答复。',
  noLink: '此邀请无效',
  noLinkText: '日程可能已取消，或您已不在受邀之列。请联系组织者。',
  tooMany: '请求过于频繁',
  tooManyText: '请几分钟后再试。',
  otherLanguage: 'English',
  languages: '语言',
}
