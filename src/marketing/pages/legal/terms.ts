import { brand } from '#text/brand'
import type { SiteLanguage } from '#marketing/base/language'
import type { DocumentCopy } from './document'

const { company, name } = brand

export const terms: Readonly<Record<SiteLanguage, DocumentCopy>> = {
  en: {
    title: 'Terms of service',
    description: `The terms on which ${name} may be used: accounts, acceptable use, content, plans and the end of an account.`,
    heading: 'Terms of service',
    lead: `${company} is a made-up company, and this installation is a demonstration. No money is moved, and no real card, bank or licence stands behind it.`,
    sections: [
      {
        title: 'What you agree to',
        text: [
          `By registering you agree to these terms and to the privacy policy. Whoever operates this installation takes the place of ${company}; they may add terms of their own.`,
        ],
      },
      {
        title: 'Your account',
        text: [
          'An account belongs to one person. Registration is complete once you have entered the code that was sent to your address. Keep your password to yourself: what is done in your session is recorded in your name.',
          'Roles decide what you may read and change. Administrators assign roles, and may suspend an account; the reason that they give is shown to you.',
        ],
      },
      {
        title: 'What is not allowed',
        text: ['You may not use the service to:'],
        list: [
          ['Harm others', 'send unwanted mail, share malware, or store what you have no right to store'],
          [
            'Get around limits',
            'guess passwords or codes, or disturb the service by automated calls beyond its rate limits',
          ],
          ['Enter real card data', 'only test cards are accepted; the number of a real card is refused'],
        ],
      },
      {
        title: 'Content',
        text: [
          'What you write and upload stays yours. You allow the operator to store it and to show it to the people who may read it by their role. Changes are kept in a history, which lets others see who changed what and lets a change be undone.',
        ],
      },
      {
        title: 'Plans and prices',
        text: [
          'The prices on this site are samples, and taxes are extra. An upgrade is noted and confirmed by mail; nothing is charged.',
        ],
      },
      {
        title: 'Availability and liability',
        text: [
          'The service is provided as it is. Exchange rates are dated samples and no offer. Backups are the responsibility of whoever operates the installation.',
        ],
      },
      {
        title: 'End of an account',
        text: [
          'You may stop using your account at any time, and ask an administrator to delete it. Records that others work with, such as invoices and the history of changes, stay where they must be kept.',
        ],
      },
    ],
  },
  cn: {
    title: '服务条款',
    description: `使用 ${name} 的条款：账户、可接受的使用方式、内容、方案以及账户的终止。`,
    heading: '服务条款',
    lead: `${company} 是虚构的公司，本站仅为演示：不会划转任何资金，也不存在真实的银行卡、银行或牌照。`,
    sections: [
      {
        title: '您同意的内容',
        text: [
          `注册即表示您同意本条款和隐私政策。运营本系统的机构取代 ${company} 的位置，并可增加自己的条款。`,
        ],
      },
      {
        title: '您的账户',
        text: [
          '一个账户只属于一个人。输入发送到您邮箱的验证码后，注册即告完成。请妥善保管密码：在您的会话中进行的操作都以您的名义记录。',
          '角色决定您可以查看和更改的内容。管理员分配角色，也可以停用账户，并向您说明理由。',
        ],
      },
      {
        title: '禁止事项',
        text: ['您不得利用本服务：'],
        list: [
          ['损害他人', '发送垃圾邮件、传播恶意软件，或存储您无权存储的内容'],
          ['绕过限制', '猜测密码或验证码，或以超出频率限制的自动调用干扰服务'],
          ['填写真实卡片信息', '仅接受测试卡；真实卡号会被拒绝'],
        ],
      },
      {
        title: '内容',
        text: [
          '您撰写和上传的内容归您所有。您允许运营方存储这些内容，并向其角色有权查看的人展示。更改会保留在历史记录中，他人可以看到谁更改了什么，更改也可以撤销。',
        ],
      },
      { title: '方案与价格', text: ['本站价格为示例，税费另计。升级会被登记并以邮件确认，不会扣款。'] },
      {
        title: '可用性与责任',
        text: ['本服务按现状提供。汇率是注明日期的示例，不构成要约。备份由本系统的运营方负责。'],
      },
      {
        title: '账户的终止',
        text: [
          '您可以随时停止使用账户，并请管理员将其删除。他人仍在使用的记录（例如发票和更改历史）会在必须保存之处继续保存。',
        ],
      },
    ],
  },
}
