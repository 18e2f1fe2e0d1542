import type { errors as english } from '../en/errors'
import type { Translated } from '../translations'

export const errors = {
  refusedTitle: '没有权限',
  refused: '您要访问的页面受到限制，请联系系统管理员。',
} satisfies Translated<typeof english>
