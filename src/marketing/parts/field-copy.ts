import type { SiteLanguage } from '../base/language'

/** The labels and error messages of the site's form fields. */
export const fieldCopy = {
  en: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Email must be a valid email address',
    subjectRequired: 'Subject is required',
    messageRequired: 'Message is required',
    refused: 'That could not be sent. Try again in a moment.',
    leaveEmpty: 'Leave this empty',
  },
  cn: {
    name: '姓名',
    email: '邮箱',
    subject: '主题',
    message: '内容',
    nameRequired: '请输入姓名',
    emailRequired: '请输入邮箱',
    emailInvalid: '请输入有效的邮箱地址',
    subjectRequired: '请输入主题',
    messageRequired: '请输入内容',
    refused: '暂时无法发送，请稍后再试。',
    leaveEmpty: '请留空',
  },
} as const satisfies Readonly<Record<SiteLanguage, Readonly<Record<string, string>>>>
