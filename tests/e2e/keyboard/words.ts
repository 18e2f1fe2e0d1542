import { auth as cnAuth } from '#locales/cn/auth'
import { list as cnList } from '#locales/cn/list'
import { shell as cnShell } from '#locales/cn/shell'
import { find as cnFind } from '#locales/cn/find'
import { common as cnCommon } from '#locales/cn/common'
import { auth } from '#locales/en/auth'
import { common } from '#locales/en/common'
import { find } from '#locales/en/find'
import { list } from '#locales/en/list'
import { shell } from '#locales/en/shell'

/** The texts that the keyboard test looks for, in both languages. */
export const texts = {
  en: {
    auth,
    common,
    find,
    list,
    shell,
    customers: 'Customers',
    name: 'Name',
    startup: 'Startup',
  },
  cn: {
    auth: cnAuth,
    common: cnCommon,
    find: cnFind,
    list: cnList,
    shell: cnShell,
    customers: '客户',
    name: '名称',
    startup: '初创企业',
  },
} as const
