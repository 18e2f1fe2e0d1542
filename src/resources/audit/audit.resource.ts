import { boolean, choice, defineResource, integer, object, omittable, ref, text, type RowOf } from '#define'

/** The change log: who did what, when, to which record. Administrators read it. */
export const audit = defineResource('audit', {
  label: ['Log entry', 'Audit log'],
  icon: 'clock-counter-clockwise',
  menu: 'management',
  managedBy: 'changeLog',
  fields: {
    /** A sentence in the language of the reader, which the server makes from the entry. */
    entry: text({ max: 1000, label: 'Entry' }),
    user: ref('users', { optional: true, label: 'Who' }),
    operation: choice([], { of: 'verbs', label: 'What' }),
    resource: choice([], { of: 'resources', label: 'Area' }),
    record: text({ recordOf: 'resource' }),
    recordVersion: integer({ label: 'Version' }),
    number: integer(),
  },
  title: 'entry',
  columns: ['createdAt', 'user', 'entry', 'record'],
  filters: ['resource', 'operation', 'user', 'createdAt'],
  sorts: ['number'],
  sort: '-number',
  actions: {
    verify: {
      on: 'list',
      long: true,
      output: {
        ok: boolean(),
        entries: omittable(integer()),
        digest: omittable(text()),
        broken: omittable(
          object({
            kind: choice(['content', 'order', 'head']),
            lane: integer(),
            sequence: integer(),
            entry: omittable(integer()),
          }),
        ),
      },
    },
  },
  access: { admin: { read: true, verify: true } },
})
export type AuditEntry = RowOf<typeof audit>
