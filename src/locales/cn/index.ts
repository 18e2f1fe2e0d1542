import type { English } from '../en'
import type { Translated } from '../translations'
import { auth } from './auth'
import { common } from './common'
import { errors } from './errors'
import { form } from './form'
import { list } from './list'
import { notifications } from './notifications'
import { shell } from './shell'
import { show } from './show'
import { validation } from './validation'

export { labels } from './resources'
export const cn = {
  auth,
  common,
  errors,
  form,
  list,
  notifications,
  shell,
  show,
  validation,
} satisfies Translated<English>
