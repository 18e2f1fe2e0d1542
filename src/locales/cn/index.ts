import type { English } from '../en'
import type { Translated } from '../translations'
import { common } from './common'
import { errors } from './errors'
import { list } from './list'
import { validation } from './validation'

export { labels } from './resources'
export const cn = { common, errors, list, validation } satisfies Translated<English>
