import { auth as cnAuth } from '../../../src/locales/cn/auth'
import { list as cnList } from '../../../src/locales/cn/list'
import { shell as cnShell } from '../../../src/locales/cn/shell'
import { find as cnFind } from '../../../src/locales/cn/find'
import { common as cnCommon } from '../../../src/locales/cn/common'
import { auth } from '../../../src/locales/en/auth'
import { common } from '../../../src/locales/en/common'
import { find } from '../../../src/locales/en/find'
import { list } from '../../../src/locales/en/list'
import { shell } from '../../../src/locales/en/shell'

/** What the journey reads on its way, in both languages. */
export const words = {
  en: {
    ...{ auth, common, find, list, shell },
    customers: 'Customers',
    name: 'Name',
    startup: 'Startup',
  },
  cn: {
    ...{ auth: cnAuth, common: cnCommon, find: cnFind, list: cnList, shell: cnShell },
    customers: '客户',
    name: '名称',
    startup: '初创企业',
  },
} as const
