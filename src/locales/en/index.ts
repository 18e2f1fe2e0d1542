import { auth } from './auth'
import { common } from './common'
import { errors } from './errors'
import { form } from './form'
import { list } from './list'
import { notifications } from './notifications'
import { shell } from './shell'
import { show } from './show'
import { validation } from './validation'

/** The words of the program, one file a part of it. */
export const en = { auth, common, errors, form, list, notifications, shell, show, validation }
export type English = typeof en
