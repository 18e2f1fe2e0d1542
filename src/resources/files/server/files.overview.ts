import { ruleFor } from '#define/access'
import { isProgram } from '#server/base/caller'
import { storageUse } from '#server/features/files/storage'
import { lineNow, type ComputedMetric } from '#server/features/overview/metric'
import {
  computed,
  figure,
  forAll,
  rows,
  shares,
  split,
  trend,
  type OverviewPart,
} from '#server/features/overview/tile'
import { mayRead } from '#server/read/access/access-sql'
import { storageByProvider } from './storage-by-provider'

const added = { resource: 'files', at: 'createdAt' } as const

/** Storage in use, as the quota counts it: of all users if the caller may read all files, otherwise of the caller. */
const storage: ComputedMetric = {
  resource: 'files',
  unit: 'bytes',
  behind: { resource: 'files', where: [] },
  explanation: {
    en: 'Bytes that count against the quota: of files, the trash, attachments and images.',
    cn: '计入配额的字节数：文件、回收站、附件和图片。',
  },
  unlisted: 'It counts uploads that are in no list: attachments, images, and what is in the trash.',
  async compute({ app, database, caller }) {
    const { files } = app
    if (!files || !mayRead(files, caller)) return undefined
    const readsAll = isProgram(caller) || ruleFor(files.access, caller.role, 'read') === true
    const use = await storageUse(database, app, readsAll ? 'everybody' : { userId: caller.userId })
    return [
      lineNow('all', use.used),
      lineNow('files', use.files),
      lineNow('trash', use.trash),
      lineNow('other', use.other),
    ]
  },
}

export const filesOverview: OverviewPart = {
  metrics: {
    files: {
      ...added,
      unit: 'count',
      explanation: {
        en: 'Files added in the range that are not in the trash.',
        cn: '所选期间内添加且不在回收站中的文件数。',
      },
    },
    bytes: {
      ...added,
      sum: 'size',
      unit: 'bytes',
      explanation: {
        en: 'The sizes of the files added in the range that are not in the trash.',
        cn: '所选期间内添加且不在回收站中的文件大小之和。',
      },
    },
    stored: {
      resource: 'files',
      sum: 'size',
      unit: 'bytes',
      explanation: {
        en: 'The sizes of all files that are not in the trash, as of now.',
        cn: '当前不在回收站中的所有文件大小之和。',
      },
    },
    folders: {
      resource: 'folders',
      at: 'createdAt',
      unit: 'count',
      explanation: {
        en: 'Folders added in the range that are not in the trash.',
        cn: '所选期间内添加且不在回收站中的文件夹数。',
      },
    },
  },
  computed: { storage, storageByProvider },
  records: { recentFiles: { resource: 'files', sort: '-createdAt', limit: 6 } },
  pages: {
    file: {
      tiles: {
        files: figure('files'),
        bytes: figure('bytes'),
        folders: figure('folders'),
        storage: computed('storage'),
        providers: computed('storageByProvider'),
        kinds: shares('stored', 'kind', 20),
        owners: forAll(shares('stored', 'owner', 6)),
        activity: trend('files'),
        activityByKind: split('files', 'kind', 5),
        largest: shares('stored', 'folder', 6),
        recent: rows('recentFiles'),
      },
    },
  },
}
