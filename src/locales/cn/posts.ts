import type { posts as english } from '../en/posts'
import type { Translated } from '../translations'

/** Texts of the blog. */
export const posts = {
  preview: '预览',
  untitled: '无标题',
  by: '作者：{{name}}',
  minutes_other: '阅读约需 {{count}} 分钟',
  comments: '评论',
  count_other: '{{count}} 条评论',
  none: '还没有人发表评论。',
  closed: '这篇文章不接受评论。',
  write: '发表评论',
  answer: '回复内容',
  send: '发送',
  answerTo: '回复{{name}}',
  waits: '评论通过审核后会显示。',
  sent: '评论已发表。',
  pending: '等待审核',
  spam: '垃圾评论',
  somebody: '匿名',
} satisfies Translated<typeof english>
