import type { English } from '../en'
import type { Translated } from '../translations'
import { access } from './access'
import { account } from './account'
import { actions } from './actions'
import { auth } from './auth'
import { board } from './board'
import { boardRules } from './board-rules'
import { comments } from './comments'
import { recordDialog } from './record-dialog'
import { document } from './document'
import { editing } from './editing'
import { paging } from './paging'
import { cropping } from './cropping'
import { sums } from './sums'
import { charts } from './charts'
import { chat } from './chat'
import { attaching } from './attaching'
import { mail } from './mail'
import { push } from './push'
import { mailRules } from './mail-rules'
import { mailboxFile } from './mailbox-file'
import { mailAccounts } from './mail-accounts'
import { mailTemplates } from './mail-templates'
import { mailSearch } from './mail-search'
import { common } from './common'
import { errors } from './errors'
import { facets } from './facets'
import { files } from './files'
import { find } from './find'
import { form } from './form'
import { importing } from './importing'
import { inbox } from './inbox'
import { keyboard } from './keyboard'
import { list } from './list'
import { notices } from './notices'
import { notifications } from './notifications'
import { overview } from './overview'
import { palette } from './palette'
import { pickers } from './pickers'
import { posts } from './posts'
import { recurrence } from './recurrence'
import { recurring } from './recurring'
import { repeating } from './repeating'
import { bankMatching } from './bank-matching'
import { electronic } from './electronic'
import { receivables } from './receivables'
import { savedViews } from './saved-views'
import { attendance } from './attendance'
import { history } from './history'
import { exchange } from './exchange'
import { scheduling } from './scheduling'
import { listPanels } from './list-panels'
import { confirming } from './confirming'
import { series } from './series'
import { settings } from './settings'
import { shell } from './shell'
import { shortcuts } from './shortcuts'
import { show } from './show'
import { shop } from './shop'
import { states } from './states'
import { told } from './told'
import { validation } from './validation'
import { calendar } from './calendar'
import { work } from './work'

export const cn = {
  account,
  access,
  actions,
  auth,
  document,
  board,
  boardRules,
  comments,
  recordDialog,
  editing,
  paging,
  cropping,
  sums,
  charts,
  chat,
  attaching,
  mail,
  mailRules,
  mailboxFile,
  mailAccounts,
  mailTemplates,
  push,
  mailSearch,
  common,
  errors,
  facets,
  files,
  find,
  form,
  importing,
  inbox,
  keyboard,
  list,
  notices,
  notifications,
  overview,
  palette,
  pickers,
  recurrence,
  recurring,
  repeating,
  posts,
  bankMatching,
  electronic,
  receivables,
  savedViews,
  attendance,
  history,
  exchange,
  scheduling,
  listPanels,
  confirming,
  series,
  settings,
  shop,
  shell,
  shortcuts,
  show,
  states,
  told,
  validation,
  work,
  calendar,
} satisfies Translated<English>
