import { figure, rows, shares, split, trend, type Measure, type OverviewSpec } from '../tile'

const stored: Measure = { resource: 'files', sum: 'size' }
const added: Measure = { resource: 'files', at: 'createdAt' }

export const file: OverviewSpec = {
  tiles: {
    files: figure(added),
    bytes: figure({ ...added, sum: 'size' }, 'bytes'),
    folders: figure({ resource: 'folders', at: 'createdAt' }),
    storage: { kind: 'storage' },
    kinds: shares(stored, 'kind', 20, 'bytes'),
    owners: shares(stored, 'owner', 6, 'bytes'),
    activity: trend({ files: added }),
    activityByKind: split(added, 'kind', 5),
    largest: shares(stored, 'folder', 6, 'bytes'),
    recent: rows('files', { sort: '-createdAt', limit: 6 }),
  },
}
