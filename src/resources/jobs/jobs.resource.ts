import {
  boolean,
  choice,
  datetime,
  defineResource,
  integer,
  listOf,
  me,
  ref,
  state,
  text,
  type RowOf,
} from '#define'
import { jobCalls } from './jobs.wire'

const own = { user: me } as const

/** Work on many records that continues without its user: bulk changes, imports, exports and undo. */
export const jobs = defineResource('jobs', {
  label: ['Job', 'Jobs'],
  icon: 'list-checks',
  menu: 'management',
  managedBy: 'system',
  fields: {
    name: text({ label: 'Subject' }),
    kind: choice(['bulk', 'import', 'export', 'undo'], { labels: { bulk: 'Bulk change' } }),
    verb: choice([], { of: 'verbs', optional: true, label: 'What' }),
    resource: choice([], { of: 'resources', optional: true, label: 'Area' }),
    status: state(['running', 'stopping', 'stopped', 'finished', 'failed'], {
      stop: { from: 'running', to: 'stopping', final: true },
    }),
    progress: integer({ bar: 100, unit: 'percent' }),
    done: integer(),
    total: integer({ label: 'Of' }),
    bytes: integer({ optional: true, unit: 'bytes', label: 'Read' }),
    totalBytes: integer({ optional: true, unit: 'bytes', label: 'Size' }),
    changed: integer(),
    refused: integer({ label: 'Skipped' }),
    problems: listOf(
      {
        line: integer({ optional: true, label: 'Row' }),
        title: text({ optional: true, label: 'Record' }),
        message: text({ max: 1000, label: 'Reason' }),
      },
      { max: 1100, label: 'Skipped records' },
    ),
    isUndoable: boolean({ label: 'Can be undone' }),
    fileUntil: datetime({ optional: true, label: 'File until' }),
    user: ref('users', { label: 'User' }),
    finishedAt: datetime({ optional: true, label: 'Finished' }),
  },
  title: 'name',
  columns: ['name', 'kind', 'status', 'progress', 'changed', 'refused', 'user', 'createdAt'],
  filters: ['status', 'kind', 'resource', 'user', 'createdAt'],
  sorts: ['createdAt'],
  sort: '-createdAt',
  tabs: 'status',
  layout: {
    shownByPart: ['done', 'total', 'progress'],
    summary: { status: 'status', meta: ['kind', 'verb', 'user', 'createdAt'] },
    compact: { status: 'status', meta: ['progress', 'createdAt'] },
    sections: {
      result: { label: 'Result', fields: ['changed', 'refused', 'problems'] },
      details: {
        label: 'Details',
        fields: ['resource', 'bytes', 'totalBytes', 'isUndoable', 'fileUntil', 'finishedAt'],
        aside: true,
      },
    },
  },
  access: {
    admin: { read: true, stop: true },
    manager: { read: own, stop: own },
    user: { read: own, stop: own },
  },
  wire: { own: jobCalls },
})
export type Job = RowOf<typeof jobs>
