import { common } from './common'
import { errors } from './errors'
import { list } from './list'
import { validation } from './validation'

/** The words of the program, one file a part of it. */
export const en = { common, errors, list, validation }
export type English = typeof en
