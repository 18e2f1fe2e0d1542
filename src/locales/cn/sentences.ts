import type { sentences as english } from '../en/sentences'
import type { Translated } from '../translations'
import { verbs } from './verbs'

export const sentences = {
  record: '{{resource}}“{{title}}”',
  untitled: '{{resources}}中的一条记录',
  oneField: '“{{field}}”',
  system: '系统',
  quoted: '“{{value}}”',

  created: '{{who}}创建了{{record}}',
  deleted: '{{who}}删除了{{record}}',
  restored: '{{who}}恢复了{{record}}',
  undone: '{{who}}撤销了对{{record}}的一次更改',
  reveal: '{{who}}查看了{{record}}的{{fields}}',
  viewAs: '{{who}}以{{record}}的身份查看了应用',
  createLink: '{{who}}创建了{{record}}的链接',
  revokeLink: '{{who}}终止了{{record}}的链接',
  answer: '{{who}}答复了{{record}}的邀请',
  openLink: '{{record}}通过链接被打开',
  verb: '{{who}}对{{record}}执行了“{{verb}}”',
  changed: '{{who}}更改了{{record}}的“{{field}}”',
  changedFrom: '{{who}}将{{record}}的“{{field}}”从{{before}}改为{{after}}',
  set: '{{who}}将{{record}}的“{{field}}”设为{{after}}',
  cleared: '{{who}}清空了{{record}}的“{{field}}”，原为{{before}}',
  more_other: '{{sentence}}，另有 {{count}} 个字段',

  bulk_other: '对 {{count}} 条记录的批量操作“{{verb}}”',
  import_other: '导入 {{name}}（{{count}} 行）',
  undo_other: '对 {{count}} 条记录的撤销',
  job: '{{what}}：{{name}}',
  jobOf_other: '{{what}}：{{name}}，{{count}} 条记录',
  verbs,
} as const satisfies Translated<typeof english>
