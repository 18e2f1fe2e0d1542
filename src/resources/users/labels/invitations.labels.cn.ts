import type { ResourceLabels } from '#define/labels'

export const invitations: ResourceLabels = {
  label: '邀请',
  fields: {
    email: '邮箱',
    role: '角色',
    message: '附言',
    status: '状态',
    expiresAt: '有效期至',
    invitedBy: '邀请人',
  },
  help: { message: '将显示在邮件中。' },
  options: {
    role: { admin: '管理员', manager: '经理', user: '用户' },
    status: { pending: '待接受', accepted: '已接受', revoked: '已撤销', expired: '已过期' },
  },
  moves: { accept: '接受', expire: '设为过期', resend: '重新发送', revoke: '撤销' },
}
