import { choice, datetime, defineResource, email, state, text, type RowOf } from '#define'
import { siteCalls } from './site.wire'

/** Messages sent by the forms of the public site. */
export const enquiries = defineResource('enquiries', {
  label: ['Enquiry', 'Enquiries'],
  icon: 'lifebuoy',
  menu: 'content',
  fields: {
    kind: choice(['contact', 'question', 'comingSoon'], {
      default: 'contact',
      labels: { contact: 'Contact form', question: 'Question', comingSoon: 'Tell me when it starts' },
    }),
    name: text({ optional: true, search: true, max: 120 }),
    email: email({ search: true }),
    subject: text({ optional: true, search: true, max: 200 }),
    message: text({ optional: true, search: true, lines: 6, max: 4000 }),
    language: choice(['en', 'cn'], { default: 'en', labels: { en: 'English', cn: '中文' } }),
    note: text({ optional: true, lines: 3, max: 2000, help: 'For us alone: it is not sent.' }),
    answeredAt: datetime({ optional: true, readOnly: true, label: 'Answered' }),
    status: state(['new', 'answered', 'closed'], {
      answer: { from: 'new', to: 'answered', label: 'Mark as answered' },
      close: { from: ['new', 'answered'], to: 'closed' },
      reopen: { from: ['answered', 'closed'], to: 'new' },
    }),
  },
  title: 'email',
  columns: ['email', 'name', 'kind', 'subject', 'status', 'createdAt'],
  tabs: 'status',
  filters: ['status', 'kind', 'language', 'createdAt'],
  sorts: ['email', 'kind', 'createdAt'],
  sort: '-createdAt',
  layout: {
    summary: { meta: ['name', 'kind', 'createdAt'] },
    sections: {
      enquiry: { fields: ['subject', 'message'] },
      note: { label: 'Note', fields: ['note'] },
      sender: { fields: ['name', 'email', 'kind', 'language', 'answeredAt'], aside: true },
    },
  },
  shownWhen: { subject: { kind: ['contact', 'question'] }, message: { kind: ['contact', 'question'] } },
  rules: {
    answered: {
      label: 'Answered enquiries have the time of the answer',
      when: { becomes: { status: 'answered' } },
      set: { answeredAt: { now: true } },
    },
    reopened: {
      label: 'Reopened enquiries are not answered',
      when: { becomes: { status: 'new' } },
      set: { answeredAt: null },
    },
  },
  access: {
    admin: 'all',
    manager: { read: true, update: true, answer: true, close: true, reopen: true },
  },
  wire: { own: siteCalls },
})
export type Enquiry = RowOf<typeof enquiries>
