import type { accountFields as english } from '../en/account-fields'
import type { Translated } from '../translations'

export const accountFields = {
  emailRequired: '请输入邮箱',
  emailInvalid: '请输入有效的邮箱地址',
  passwordRequired: '请输入密码',
  passwordTooShort: '密码至少需要 6 个字符',
  codeRequired: '请输入验证码',
  codeInvalid: '验证码应为 6 位数字',
  firstNameRequired: '请输入名字',
  lastNameRequired: '请输入姓氏',
} as const satisfies Translated<typeof english>
