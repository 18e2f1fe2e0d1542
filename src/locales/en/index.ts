import { common } from './common'
import { errors } from './errors'
import { form } from './form'
import { list } from './list'
import { show } from './show'
import { validation } from './validation'

/** The words of the program, one file a part of it. */
export const en = { common, errors, form, list, show, validation }
export type English = typeof en
