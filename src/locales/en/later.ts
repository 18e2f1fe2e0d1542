import { posts } from './posts'
import { facets } from './facets'
import { files } from './files'
import { account } from './account'
import { auth } from './auth'
import { access } from './access'
import { attendance } from './attendance'
import { board } from './board'
import { boardRules } from './board-rules'
import { comments } from './comments'
import { recordDialog } from './record-dialog'
import { document } from './document'
import { exchange } from './exchange'
import { editing } from './editing'
import { paging } from './paging'
import { cropping } from './cropping'
import { sums } from './sums'
import { importing } from './importing'
import { work } from './work'
import { calendar } from './calendar'
import { attaching } from './attaching'
import { chat } from './chat'
import { mail } from './mail'
import { push } from './push'
import { mailRules } from './mail-rules'
import { mailboxFile } from './mailbox-file'
import { mailAccounts } from './mail-accounts'
import { mailTemplates } from './mail-templates'
import { mailSearch } from './mail-search'
import { history } from './history'
import { listPanels } from './list-panels'
import { confirming } from './confirming'
import { keyboard } from './keyboard'
import { palette } from './palette'
import { shop } from './shop'
import { told } from './told'
import { overview } from './overview'
import { recurrence } from './recurrence'
import { recurring } from './recurring'
import { repeating } from './repeating'
import { bankMatching } from './bank-matching'
import { electronic } from './electronic'
import { receivables } from './receivables'
import { savedViews } from './saved-views'
import { scheduling } from './scheduling'
import { formParts } from './form-parts'
import { listSelection } from './list-selection'
import { validation } from './validation'
import { series } from './series'
import { settingsDrawer } from './settings-drawer'
import { charts } from './charts'
import { rangePicker } from './range-picker'

/** Texts that the first page does not need; loaded later. */
export const later = {
  validation,
  charts,
  settings: settingsDrawer,
  form: formParts,
  pickers: rangePicker,
  list: listSelection,
  posts,
  facets,
  files,
  account,
  auth,
  access,
  attendance,
  document,
  board,
  boardRules,
  comments,
  recordDialog,
  editing,
  exchange,
  recurrence,
  recurring,
  repeating,
  scheduling,
  series,
  paging,
  cropping,
  sums,
  importing,
  work,
  calendar,
  attaching,
  chat,
  mail,
  mailRules,
  mailboxFile,
  mailAccounts,
  mailTemplates,
  push,
  mailSearch,
  history,
  listPanels,
  confirming,
  keyboard,
  palette,
  shop,
  told,
  overview,
  bankMatching,
  electronic,
  receivables,
  savedViews,
}
export type LaterEnglish = typeof later
