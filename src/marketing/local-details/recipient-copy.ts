import type { SiteLanguage } from '../base/language'

const english = {
  name: 'Check of a recipient',
  country: 'Country or region of the recipient',
  fine: 'This line would go out.',
  wrong: 'This line would be held back. Details to mend: {{count}}.',
  note: 'Samples that belong to nobody; nothing that you type leaves this page. How fast a transfer clears is said by its own rules; banks may take longer.',
}

const chinese: typeof english = {
  name: '收款人校验',
  country: '收款人所在国家或地区',
  fine: '这一行可以付出。',
  wrong: '这一行会被拦下，待修正项：{{count}}。',
  note: '示例账号不属于任何人，您输入的内容不会离开本页。清算时间依各通道自身规则，银行处理可能更久。',
}

/** Texts of the recipient check. */
export const recipientCopy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
