import { actions } from './actions'
import { common } from './common'
import { errors } from './errors'
import { find } from './find'
import { form } from './form'
import { inbox } from './inbox'
import type { LaterEnglish } from './later'
import { list } from './list'
import { notices } from './notices'
import { notifications } from './notifications'
import { pickers } from './pickers'
import { settings } from './settings'
import { shell } from './shell'
import { shortcuts } from './shortcuts'
import { show } from './show'
import { states } from './states'

/** The bundled English texts, one file per part. */
export const en = {
  actions,
  common,
  errors,
  find,
  form,
  inbox,
  list,
  notices,
  notifications,
  pickers,
  settings,
  shell,
  shortcuts,
  show,
  states,
}
export type English = typeof en & LaterEnglish
