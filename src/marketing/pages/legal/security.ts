import { brand } from '#text/brand'
import type { SiteLanguage } from '#marketing/base/language'
import type { DocumentCopy } from './document'

const { name } = brand

export const security: Readonly<Record<SiteLanguage, DocumentCopy>> = {
  en: {
    title: 'Security',
    description: `How ${name} protects accounts and data: sign-in, roles, history, files and operation.`,
    heading: 'Security',
    lead: 'What the program does to protect accounts and data, and what is left to its operator.',
    sections: [
      {
        title: 'Sign-in',
        text: ['Attempts are limited by account and by network. Common passwords are refused.'],
        list: [
          ['Second factor', 'codes of an authenticator app, with recovery codes that work once'],
          ['Sessions', 'are listed on the account page and end at once when you end them'],
          ['API keys', 'have the role of their owner or a weaker one, and are shown once'],
        ],
      },
      {
        title: 'Access',
        text: [
          'Every call is checked by the server against the role of whoever makes it and against the record it is about. Fields that a role does not see are left out of lists, exports, search, filters and history alike.',
        ],
      },
      {
        title: 'History',
        text: [
          'Every change is recorded in a chain of hashes. An administrator can verify that no entry was altered or removed.',
        ],
      },
      {
        title: 'Files and formatted text',
        text: [
          'Formatted text is cleaned before it is stored. Mail from outside is shown in a frame without scripts. Addresses of files are signed and expire.',
        ],
      },
      {
        title: 'What the operator does',
        text: [
          'TLS in front of the server, updates, backups and the permissions of the database are in the hands of whoever operates the installation.',
        ],
      },
      {
        title: 'Report a problem',
        text: [
          'Write to us by the contact form, and give us time to correct the problem before you publish it.',
        ],
      },
    ],
  },
  cn: {
    title: '安全',
    description: `${name} 如何保护账户和数据：登录、角色、历史、文件与运营。`,
    heading: '安全',
    lead: '本程序为保护账户和数据所做的工作，以及由运营方负责的部分。',
    sections: [
      {
        title: '登录',
        text: ['按账户和网络限制尝试次数，并拒绝常见密码。'],
        list: [
          ['双重验证', '身份验证器应用的验证码，以及一次性恢复码'],
          ['会话', '列在账户页面，结束后立即失效'],
          ['API 密钥', '具有所有者的角色或更弱的角色，只显示一次'],
        ],
      },
      {
        title: '访问权限',
        text: [
          '服务器根据调用者的角色和所涉及的记录检查每次调用。角色无权查看的字段不会出现在列表、导出、搜索、筛选和历史中。',
        ],
      },
      { title: '历史', text: ['每次更改都记录在哈希链中。管理员可以验证没有条目被篡改或删除。'] },
      {
        title: '文件与富文本',
        text: ['富文本在存储前经过清理。外部邮件在不含脚本的框架中显示。文件地址带有签名并会过期。'],
      },
      {
        title: '运营方的职责',
        text: ['服务器前的 TLS、更新、备份和数据库权限由本系统的运营方负责。'],
      },
      { title: '报告问题', text: ['请通过联系表单告诉我们，并在公开之前给我们时间修复问题。'] },
    ],
  },
}
