import { choice, defineResource, rank, richText, state, text, type RowOf } from '#define'

/** Frequently asked questions with their answers, shown on the public site. */
export const questions = defineResource('questions', {
  label: ['Question', 'Questions'],
  icon: 'question',
  menu: 'content',
  fields: {
    question: text({ search: true, max: 300 }),
    answer: richText({ search: true }),
    category: choice(['start', 'accounts', 'cards', 'transfers', 'pricing', 'security'], {
      default: 'start',
      labels: { start: 'Getting started' },
    }),
    language: choice(['en', 'cn'], { default: 'en', labels: { en: 'English', cn: '中文' } }),
    rank: rank({ label: 'Place' }),
    status: state(['draft', 'published'], {
      publish: { from: 'draft', to: 'published' },
      unpublish: { from: 'published', to: 'draft' },
    }),
  },
  title: 'question',
  columns: ['question', 'category', 'language', 'status', 'updatedAt'],
  tabs: 'category',
  filters: ['category', 'language', 'status'],
  sorts: ['rank', 'question', 'updatedAt'],
  sort: 'rank',
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, publish: true, unpublish: true },
    user: { read: { status: 'published' } },
  },
})
export type Question = RowOf<typeof questions>
