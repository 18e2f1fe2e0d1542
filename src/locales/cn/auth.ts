import type { auth as english } from '../en/auth'
import type { Translated } from '../translations'

export const auth = {
  signIn: '登录',
  signInTitle: '登录 {{name}}',
  signUp: '注册',
  signUpTitle: '创建账户',
  newHere: '还没有账户？',
  createAccount: '创建账户',
  haveAccount: '已有账户？',
  email: '邮箱',
  password: '密码',
  firstName: '名',
  lastName: '姓',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  agreement: '注册即表示您同意服务条款和隐私政策。',
  emailRequired: '请输入邮箱',
  emailInvalid: '请输入有效的邮箱地址',
  passwordRequired: '请输入密码',
  passwordTooShort: '密码至少需要 6 个字符',
  firstNameRequired: '请输入名字',
  lastNameRequired: '请输入姓氏',
  expired: '登录凭证已过期',
  ended: '您的会话已结束，请重新登录。',
} as const satisfies Translated<typeof english>
