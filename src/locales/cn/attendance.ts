import type { English } from '../en'
import type { Translated } from '../translations'

export const attendance: Translated<English['attendance']> = {
  title: '受邀者',
  event: '日程邀请',
  question: '您是否参加？',
  questionAbout: '您是否参加“{{title}}”？',
  yes: '参加',
  maybe: '待定',
  no: '不参加',
  organizer: '组织者',
  guest: '通过邮件邀请',
  state: { accepted: '已接受', tentative: '待定', declined: '已拒绝', none: '尚未答复' },
  counts: {
    accepted_other: '{{count}} 人接受',
    tentative_other: '{{count}} 人待定',
    declined_other: '{{count}} 人拒绝',
    none_other: '{{count}} 人尚未答复',
  },
  answered: {
    accepted: '您已接受“{{title}}”。',
    tentative: '您对“{{title}}”的答复为待定。',
    declined: '您已拒绝“{{title}}”。',
  },
  unknown: '未知用户',
}
