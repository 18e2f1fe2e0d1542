import type { errors as english } from '../en/errors'
import type { Translated } from '../translations'

export const errors = {
  refusedTitle: '访问受限',
  refused: '没有权限 - 您要访问的页面受到限制，请联系系统管理员。',
  notFoundTitle: '抱歉，找不到页面！',
  notFound: '抱歉，我们找不到您要访问的页面。也许网址输入有误？请检查拼写。',
  brokenTitle: '服务器内部错误',
  broken: '出现错误，请稍后再试。',
  maintenanceTitle: '网站正在维护中',
  maintenance: '我们很快就会回来。维护结束后，本页面会自动恢复。',
} as const satisfies Translated<typeof english>
