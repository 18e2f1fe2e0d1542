import type { sentences as english } from '../en/sentences'

/** The verbs that every resource has. */
export const verbs = {
  create: '创建',
  update: '编辑',
  delete: '删除',
  restore: '恢复',
  purge: '永久删除',
  reveal: '应要求显示',
  answer: '答复邀请',
} as const satisfies { readonly [Verb in keyof (typeof english)['verbs']]: string }
