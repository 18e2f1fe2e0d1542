import type { mailboxFile as english } from '../en/mailbox-file'
import type { Translated } from '../translations'

export const mailboxFile = {
  title: '导入邮件',
  help: '导入其他邮件程序的邮箱文件（mbox，例如 Gmail 导出的文件），包括文件夹、星标、标签和附件。已有的邮件会跳过，不应用规则。',
  file: '邮箱文件',
  choose: '选择文件',
  uploading: '正在上传',
  started: '导入已开始，您可以继续做其他事情。',
  show: '查看进度',
  exportTitle: '导出邮件',
  exportHelp: '导出为其他邮件程序可读取的文件（mbox），可在七天内下载。',
  which: '导出哪些邮件',
  all: '所有邮件，包括垃圾邮件和回收站',
  export: '导出',
  exportStarted: '导出已开始。',
  showFile: '查看文件',
} as const satisfies Translated<typeof english>
