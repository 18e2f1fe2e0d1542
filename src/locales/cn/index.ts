import type { English } from '../en'
import type { Translated } from '../translations'
import { common } from './common'
import { errors } from './errors'
import { form } from './form'
import { list } from './list'
import { show } from './show'
import { validation } from './validation'

export { labels } from './resources'
export const cn = { common, errors, form, list, show, validation } satisfies Translated<English>
