import { brand } from '#text/brand'
import type { SiteLanguage } from '#marketing/base/language'
import type { DocumentCopy } from './document'

const { name } = brand

export const cookies: Readonly<Record<SiteLanguage, DocumentCopy>> = {
  en: {
    title: 'Cookies and storage',
    description: `What ${name} stores in your browser: cookies of settings, and entries of its storages.`,
    heading: 'Cookies and storage',
    lead: 'There are cookies for settings and for nothing else. None of them follows you, so nobody asks you to accept them.',
    sections: [
      {
        title: 'Cookies',
        text: ['They keep how the pages look. They are set when you choose something.'],
        list: [
          [
            'themeMode, themeContrast',
            'light or dark, and its contrast; three days, renewed with each change',
          ],
          [
            'themeDirection, themeLayout, themeStretch',
            'direction, menu and width of the dashboard; three days',
          ],
          ['themeColorPresets', 'the colour of the dashboard; three days'],
          ['i18nextLng', 'the language that you have chosen; a year'],
        ],
      },
      {
        title: 'Local storage',
        text: ['It stays until you sign out, or delete it in your browser.'],
        list: [
          ['accessToken', 'keeps you signed in; removed when you sign out'],
          ['i18nextLng', 'the language, once more'],
          ['languageOffer', 'that you closed the offer of a page in another language'],
          ['draft', 'what you typed in a form and have not saved; 30 days, and removed when you sign out'],
          ['redux-product', 'your cart and the order of the shop'],
          [
            'recent, list, navigation, shortcuts',
            'records that you opened last, how lists and menus were left, and whether single keys work as shortcuts',
          ],
        ],
      },
      {
        title: 'Session storage',
        text: ['It ends with the tab.'],
        list: [
          ['pendingAddress', 'the address to which a code was sent'],
          ['draft', 'what was typed in a dialog when a session ended, and which draft belongs to the tab'],
          [
            'viewToken, reloadedFor',
            'a view as another user, and that a page was reloaded for a new version',
          ],
        ],
      },
    ],
  },
  cn: {
    title: 'Cookie 与存储',
    description: `${name} 在您的浏览器中保存的内容：设置 Cookie 与存储条目。`,
    heading: 'Cookie 与存储',
    lead: 'Cookie 只用于保存设置，别无他用，也不会跟踪您，因此无需征求同意。',
    sections: [
      {
        title: 'Cookie',
        text: ['保存页面的外观，在您做出选择时写入。'],
        list: [
          ['themeMode、themeContrast', '浅色或深色及其对比度；三天，每次更改后续期'],
          ['themeDirection、themeLayout、themeStretch', '后台的方向、菜单和宽度；三天'],
          ['themeColorPresets', '后台的颜色；三天'],
          ['i18nextLng', '您选择的语言；一年'],
        ],
      },
      {
        title: '本地存储',
        text: ['保留到您退出登录或在浏览器中删除为止。'],
        list: [
          ['accessToken', '保持登录；退出时删除'],
          ['i18nextLng', '同样保存语言'],
          ['languageOffer', '您已关闭其他语言页面的提示'],
          ['draft', '您在表单中已填写但未保存的内容；保留 30 天，退出登录时删除'],
          ['redux-product', '购物车和商店的排序'],
          ['recent、list、navigation、shortcuts', '最近打开的记录、列表和菜单的状态，以及是否启用单键快捷键'],
        ],
      },
      {
        title: '会话存储',
        text: ['随标签页一同结束。'],
        list: [
          ['pendingAddress', '接收验证码的邮箱'],
          ['draft', '会话结束时对话框中已填写的内容，以及属于此标签页的草稿'],
          ['viewToken、reloadedFor', '以他人身份查看，以及页面已为新版本重新加载'],
        ],
      },
    ],
  },
}
