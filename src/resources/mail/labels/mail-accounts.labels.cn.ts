import type { ResourceLabels } from '#define/labels'

export const mailAccounts: ResourceLabels = {
  label: '其他邮箱',
  singular: '其他邮箱',
  fields: {
    name: '名称',
    host: '服务器',
    port: '端口',
    security: '加密方式',
    userName: '用户名',
    folder: '文件夹',
    label: '标签',
    existing: '已有邮件',
    isActive: '启用',
    owner: '邮箱所有者',
  },
  options: {
    security: { tls: 'TLS', starttls: 'STARTTLS', none: '不加密' },
    existing: { none: '不收取', month: '最近 30 天', all: '全部' },
  },
}
