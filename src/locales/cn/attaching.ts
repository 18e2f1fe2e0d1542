import type { attaching as english } from '../en/attaching'
import type { Translated } from '../translations'

export const attaching = {
  attach: '添加附件',
  attachments: '附件',
  under: '正在上传“{{name}}”：{{percent}}%',
  detach: '移除“{{name}}”',
  still: '附件尚未全部上传。',
  notThere: '有附件未能上传，请重试或将其移除。',
  asCover: '将 {{name}} 用作封面',
  drop: '松开即可添加为附件',
  tooMuch: '所有附件合计不得超过 {{limit}} MB。',
} satisfies Translated<typeof english>
