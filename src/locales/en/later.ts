import { posts } from './posts'
import { files } from './files'
import { account } from './account'
import { auth } from './auth'
import { access } from './access'
import { board } from './board'
import { editing } from './editing'
import { sums } from './sums'
import { importing } from './importing'
import { work } from './work'
import { calendar } from './calendar'
import { attaching } from './attaching'
import { chat } from './chat'
import { mail } from './mail'
import { keyboard } from './keyboard'
import { palette } from './palette'
import { shop } from './shop'
import { told } from './told'
import { overview } from './overview'
import { savedViews } from './saved-views'

/** Texts that the first page does not need; loaded later. */
export const later = {
  posts,
  files,
  account,
  auth,
  access,
  board,
  editing,
  sums,
  importing,
  work,
  calendar,
  attaching,
  chat,
  mail,
  keyboard,
  palette,
  shop,
  told,
  overview,
  savedViews,
}
export type LaterEnglish = typeof later
