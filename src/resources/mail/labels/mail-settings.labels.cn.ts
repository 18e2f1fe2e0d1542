import type { ResourceLabels } from '#define/labels'

export const mailSettings: ResourceLabels = {
  label: '邮件设置',
  fields: { owner: '邮箱所有者', mailbox: '邮箱', signature: '签名' },
}
