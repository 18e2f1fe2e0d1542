import type { ResourceLabels } from '#define/labels'

export const posts: ResourceLabels = {
  label: '文章',
  fields: {
    title: '标题',
    slug: '网址别名',
    cover: '封面',
    excerpt: '摘要',
    body: '正文',
    tags: '标签',
    author: '作者',
    byline: '署名',
    language: '语言',
    original: '译自',
    status: '状态',
    publishAt: '发布时间',
    commentsOpen: '开放评论',
    seoTitle: '搜索引擎标题',
    seoDescription: '搜索引擎描述',
  },
  sections: { text: '文章', search: '搜索引擎', publishing: '发布', picture: '封面', topics: '标签' },
  help: { original: '同一篇文章的另一种语言版本。' },
  options: {
    language: { en: '英语', cn: '中文' },
    status: { draft: '草稿', scheduled: '定时发布', published: '已发布', archived: '已归档' },
  },
  moves: {
    publish: '发布',
    schedule: '定时发布',
    unschedule: '改回草稿',
    unpublish: '撤回发布',
    archive: '归档',
  },
  inputs: { schedule: { publishAt: '发布时间' } },
}
