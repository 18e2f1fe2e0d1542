import { defineResource, me, ref, sameAs, state, text, type RowOf } from '#define'

/** The most characters of a comment that are used as its title. */
const titleLength = 80

export const comments = defineResource('comments', {
  label: ['Comment', 'Comments'],
  icon: 'chats',
  menu: 'content',
  fields: {
    post: ref('posts'),
    parent: ref('comments', { optional: true, where: { post: sameAs('post') }, label: 'Answer to' }),
    author: ref('users', { optional: true, writableBy: ['admin'] }),
    byline: text({ optional: true, readOnly: true, max: 160, label: 'Written by' }),
    body: text({ search: true, lines: 4, max: 2000, label: 'Comment' }),
    status: state(['pending', 'approved', 'spam'], {
      approve: { from: ['pending', 'spam'], to: 'approved' },
      markSpam: { from: ['pending', 'approved'], to: 'spam', label: 'Mark as spam' },
    }),
  },
  computed: {
    excerpt: [
      text({ label: 'Beginning' }),
      (comment) => comment.body.replaceAll(/\s+/g, ' ').slice(0, titleLength),
    ],
  },
  title: 'excerpt',
  columns: ['excerpt', 'post', 'author', 'status', 'createdAt'],
  filters: ['status', 'post', 'author', 'parent', 'createdAt'],
  sorts: ['createdAt', 'status'],
  sort: '-createdAt',
  tabs: 'status',
  trash: true,
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true, approve: true, markSpam: true },
    user: {
      read: [{ status: 'approved' }, { author: me }],
      create: true,
      update: { author: me, status: 'pending' },
      delete: { author: me },
    },
  },
})
export type Comment = RowOf<typeof comments>
