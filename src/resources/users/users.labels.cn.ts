import { hoursOfDay } from '#define/choices/quiet-hours'
import type { ResourceLabels } from '#define/labels'

/** Hours are written alike in both languages. */
const hours = Object.fromEntries(hoursOfDay.map((hour) => [hour, hour]))

export const users: ResourceLabels = {
  label: '用户',
  fields: {
    displayName: '显示名称',
    username: '用户名',
    firstName: '名',
    lastName: '姓',
    email: '邮箱',
    photoURL: '头像',
    coverURL: '封面',
    phoneNumber: '电话',
    country: '国家或地区',
    address: '地址',
    state: '省或州',
    city: '城市',
    zipCode: '邮政编码',
    company: '公司',
    about: '简介',
    role: '角色',
    status: '状态',
    isPublic: '公开资料',
    emailVerified: '邮箱已验证',
    locale: '语言',
    timezone: '时区',
    banReason: '封禁原因',
    socialLinks: '社交链接',
    'socialLinks.network': '平台',
    'socialLinks.url': '链接',
    notifyAbout: '邮件通知内容',
    quietFrom: '免打扰开始',
    quietUntil: '免打扰结束',
  },
  sections: {
    person: '个人信息',
    home: '居住地',
    links: '链接',
    access: '权限',
    pictures: '图片',
    preferences: '偏好设置',
  },
  help: {
    notifyAbout: '新用户注册仅通知管理员。',
    quietUntil: '每天在此期间不显示也不推送通知。',
    'ban.reason': '被封禁者也会看到此原因。',
  },
  options: {
    role: { admin: '管理员', manager: '经理', user: '用户' },
    status: { active: '正常', pending: '待审核', banned: '已封禁', rejected: '已拒绝' },
    locale: { en: '英语', cn: '中文' },
    'socialLinks.network': {
      website: '个人网站',
      linkedin: '领英',
      x: 'X',
      facebook: 'Facebook',
      instagram: 'Instagram',
      wechat: '微信',
    },
    quietFrom: hours,
    quietUntil: hours,
    notifyAbout: {
      invoices: '发票',
      registrations: '新用户注册',
    },
  },
  moves: { hold: '转为待审核', approve: '批准', reject: '拒绝', ban: '封禁', reinstate: '恢复' },
  actions: { viewAs: '以此用户身份查看' },
  inputs: { ban: { reason: '原因' } },
}
