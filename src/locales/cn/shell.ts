import type { shell as english } from '../en/shell'
import type { Translated } from '../translations'

export const shell = {
  skip: '跳到正文',
  navigation: '主导航',
  openNavigation: '打开导航',
  overview: '概览',
  home: '开始',
  language: '语言',
  toLight: '切换到浅色模式',
  toDark: '切换到深色模式',
  account: '{{name}} 的账户',
  signOut: '退出登录',
  greeting: '欢迎回来，{{name}}',
  areas: '您的功能区',
  noAreas: '这里暂时没有您可以查看的内容',
  noAreasText: '管理员可以为您开通权限。',
  changing: '正在加载页面',
} as const satisfies Translated<typeof english>
