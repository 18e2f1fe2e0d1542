import { boolean, datetime, defineResource, integer, me, ref, refs, state, text, type RowOf } from '#define'
import { reviewCalls } from './wire/reviews.wire'

const own = { author: me } as const

/** Product reviews, by those who bought the product, one per buyer and product. All users may read approved ones. */
export const reviews = defineResource('reviews', {
  label: ['Review', 'Reviews'],
  icon: 'star',
  menu: 'sales',
  fields: {
    product: ref('products', { where: { status: 'published' } }),
    rating: integer({ min: 1, max: 5, stars: true, label: 'Stars' }),
    title: text({ max: 120, search: true }),
    body: text({ lines: 5, max: 4000, search: true, label: 'Review' }),
    author: ref('users', { optional: true, readOnly: true }),
    authorName: text({ max: 160, readOnly: true, optional: true, label: 'Signed' }),
    isVerified: boolean({ readOnly: true, label: 'Verified buyer' }),
    helpfulTo: refs('users', { readOnly: true, readableBy: ['admin'] }),
    approvedAt: datetime({ optional: true, readOnly: true, label: 'Approved' }),
    status: state(['pending', 'approved', 'rejected'], {
      approve: { from: ['pending', 'rejected'], to: 'approved' },
      reject: { from: ['pending', 'approved'], to: 'rejected', confirm: true },
    }),
  },
  computed: {
    helpful: [integer({ label: 'Found helpful' }), (review) => review.helpfulTo?.length ?? 0],
  },
  title: 'title',
  columns: ['title', 'product', 'rating', 'author', 'status', 'createdAt'],
  tabs: 'status',
  filters: ['status', 'product', 'rating', 'author', 'createdAt'],
  sorts: ['title', 'rating', 'status', 'helpful', 'createdAt'],
  sort: '-createdAt',
  actions: {
    markHelpful: { on: 'record', label: 'Helpful' },
  },
  layout: {
    summary: { meta: ['rating', 'product', 'authorName'] },
    sections: {
      opinion: { fields: ['title', 'body'] },
      about: { fields: ['product', 'rating'], aside: true },
      origin: {
        label: 'Written by',
        fields: ['author', 'authorName', 'isVerified', 'approvedAt', 'helpful', 'helpfulTo'],
        aside: true,
      },
    },
  },
  rules: {
    approved: {
      label: 'Approved reviews have the time of their approval',
      when: { becomes: { status: 'approved' } },
      set: { approvedAt: { now: true } },
    },
    rejected: {
      label: 'Rejected reviews are not approved',
      when: { becomes: { status: 'rejected' } },
      set: { approvedAt: null },
    },
  },
  access: {
    admin: 'all',
    manager: { read: true, create: true, approve: true, reject: true, markHelpful: { status: 'approved' } },
    user: {
      read: [{ status: 'approved' }, own],
      create: true,
      update: { ...own, status: 'pending' },
      delete: own,
      markHelpful: { status: 'approved' },
    },
  },
  wire: { own: reviewCalls },
})
export type Review = RowOf<typeof reviews>
