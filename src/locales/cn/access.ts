import type { access as english } from '../en/access'
import type { Translated } from '../translations'

export const access = {
  viewing: '正在以 {{name}} 的身份查看 – 只读',
  stopViewing: '停止',

  whyTitle: '您在此处不能执行的操作',
  whyRole: '您的角色（{{role}}）无权执行此操作。',
  whyRule: '您的角色（{{role}}）仅在以下情况下可以执行：{{rule}}。',
  whyNumbered: '此记录已有编号，编号必须连续。',
  whyState: '{{field}}当前为“{{state}}”，此操作只能从以下状态开始：{{from}}。',
  whyTrash: '该记录在回收站中。',
  verb: {
    read: '查看',
    create: '创建',
    update: '编辑',
    delete: '删除',
  },

  rolesTitle: '各角色的权限',
  rolesText: '无论浏览器显示什么，服务器都按此执行。条件说明在哪些记录中可以执行操作。',
  what: '操作',
  yours: '您的角色',
  yes: '可以',
  no: '不可以',
  hiddenFields: '不可见的字段',
  someFields: '仅在部分记录中可见的字段',
  none: '无',
  role: { admin: '管理员', manager: '经理', user: '用户' },

  is: '{{field}}为{{values}}',
  isMe: '{{field}}是您本人',
  includesMe: '{{field}}包含您本人',
  isYes: '“{{field}}”为“是”',
  isNo: '“{{field}}”为“否”',
  follows: '{{field}}：{{rule}}',
  and: '{{first}}，且{{next}}',
  or: '{{first}}；或{{next}}',

  auditChange: '更改内容',
  auditNothing: '没有更改任何值。',
  auditMissing: '该功能区已不再声明，无法显示其内容。',
  verifyOk: '全部 {{total}} 条记录均与写入时一致。',
  verifyBroken: '日志曾被篡改：通道 {{lane}}，位置 {{sequence}}。',
  verifyKind: {
    content: '某条记录与写入时不一致。',
    order: '有记录被移除或插入。',
    head: '最后的记录缺失或被伪造。',
  },
  verifyDigest: '指纹',
} as const satisfies Translated<typeof english>
