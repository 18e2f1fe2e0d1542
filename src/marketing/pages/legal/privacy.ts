import { brand } from '#text/brand'
import type { SiteLanguage } from '#marketing/base/language'
import type { DocumentCopy } from './document'

const { company, name } = brand

export const privacy: Readonly<Record<SiteLanguage, DocumentCopy>> = {
  en: {
    title: 'Privacy policy',
    description: `What data ${name} keeps, what for, for how long, and who sees it.`,
    heading: 'Privacy policy',
    lead: `This is what the program does with data. ${company} is made up; whoever operates this installation is responsible for what is stored in it.`,
    sections: [
      {
        title: 'Visits to this site',
        text: [
          'A visit is counted without saying whose it was. When you leave a page it reports the hour, its path, the language, the class of device, the site that led to it and how fast it was. No network address, no browser identification, no cookie and no identifier is stored with it.',
          'Browsers that send Do Not Track or Global Privacy Control are not counted. There are no third-party scripts, fonts or pictures on these pages.',
        ],
      },
      {
        title: 'What you send us',
        text: ['What you write in a form of this site is stored for the people who answer it.'],
        list: [
          ['Contact and questions', 'name, email, subject and message; a confirmation is mailed to you'],
          ['Notifications', 'the email address that you entered'],
          [
            'Upgrade of a plan',
            'name, email, phone, billing address, the plan, and of the card its brand and last four digits. Number, expiry and security code never leave your browser',
          ],
        ],
      },
      {
        title: 'Your account',
        text: ['An account consists of what you enter and of what keeps it safe.'],
        list: [
          [
            'Profile',
            'name, email, and whatever you add: picture, phone, address, company. You decide whether it is public',
          ],
          ['Password', 'a salted hash; the password itself is stored nowhere. So are codes and API keys'],
          [
            'Sessions',
            'browser, device, time, and the network of your address, shortened so that it does not name a single connection. They are deleted 30 days after they expired',
          ],
          [
            'Failed attempts',
            'are counted by shortened address and account, and forgotten once the limit has passed',
          ],
        ],
      },
      {
        title: 'What you do in the dashboard',
        text: [
          'Every change to a record is kept with the time, the person and the values before and after it. This history makes changes visible and reversible, and administrators can verify that it is complete. Values that are personal, such as card numbers, are shown on request only, and each request is recorded.',
          'Number, expiry and last digits of an employee card are shown to its holder alone. Mail and conversations are read by the people who take part in them.',
        ],
      },
      {
        title: 'Mail that is sent',
        text: [
          'Of mail that leaves the system the recipient, the kind and the time are kept, and what became of it. The text of a message with a code or an invitation is not stored.',
        ],
      },
      {
        title: 'Where it is stored',
        text: [
          'In the database and the files of the server that you are using. Nothing is passed on to others by the program itself. Backups, and how long they are kept, are the responsibility of the operator.',
        ],
      },
      {
        title: 'Your choices',
        text: [
          'You can read and correct your profile, end sessions, revoke keys and choose which notifications are mailed, all on your account page. For a copy of your data, or to have it deleted, write to the operator by the contact form.',
        ],
      },
    ],
  },
  cn: {
    title: '隐私政策',
    description: `${name} 保存哪些数据、用途、保存多久，以及谁可以查看。`,
    heading: '隐私政策',
    lead: `以下是本程序处理数据的方式。${company} 为虚构公司；存储在本系统中的数据由其运营方负责。`,
    sections: [
      {
        title: '访问本站',
        text: [
          '访问会被计数，但不记录访问者是谁。您离开页面时，页面会报告小时、路径、语言、设备类别、来源网站和加载速度。不保存网络地址、浏览器标识、Cookie 或任何标识符。',
          '发送 Do Not Track 或 Global Privacy Control 的浏览器不会被计数。页面不含第三方脚本、字体或图片。',
        ],
      },
      {
        title: '您发送给我们的内容',
        text: ['您在本站表单中填写的内容会保存，供答复人员使用。'],
        list: [
          ['联系与提问', '姓名、邮箱、主题和内容；确认邮件会发送给您'],
          ['通知', '您填写的邮箱'],
          [
            '升级方案',
            '姓名、邮箱、电话、账单地址、方案，以及卡组织和卡号后四位。卡号、有效期和安全码不会离开您的浏览器',
          ],
        ],
      },
      {
        title: '您的账户',
        text: ['账户由您填写的内容和保护账户所需的内容组成。'],
        list: [
          ['资料', '姓名、邮箱以及您补充的头像、电话、地址、公司。是否公开由您决定'],
          ['密码', '只保存加盐的哈希值，任何地方都不保存密码本身。验证码和 API 密钥同样如此'],
          ['会话', '浏览器、设备、时间以及截短的网络地址，不足以指明单个连接。过期 30 天后删除'],
          ['失败的尝试', '按截短的地址和账户计数，期限过后即清除'],
        ],
      },
      {
        title: '您在后台的操作',
        text: [
          '记录的每次更改都会连同时间、操作人及前后的值一并保存。这份历史使更改可见、可撤销，管理员可以验证其完整性。卡号等个人信息只在请求时显示，每次请求都会被记录。',
          '员工卡的卡号、有效期和末四位只有持卡人本人可见。邮件和会话由参与者查看。',
        ],
      },
      {
        title: '发出的邮件',
        text: ['对于发出的邮件，保存收件人、类型、时间和投递结果。含验证码或邀请的邮件正文不会保存。'],
      },
      {
        title: '存储位置',
        text: [
          '存储在您所使用的服务器的数据库和文件中。程序本身不会将数据转交他人。备份及其保存期限由运营方负责。',
        ],
      },
      {
        title: '您的选择',
        text: [
          '您可以在账户页面查看和更正资料、结束会话、吊销密钥，并选择哪些通知以邮件发送。如需数据副本或删除数据，请通过联系表单写信给运营方。',
        ],
      },
    ],
  },
}
