import type { ResourceLabels } from '#define/labels'

export const mailTemplates: ResourceLabels = {
  label: '邮件模板',
  singular: '模板',
  fields: { name: '名称', subject: '主题', body: '正文', isShared: '与同事共享', owner: '所有者' },
  help: { body: '{name} 代表第一位收件人的姓名。' },
}
