import { ruleFor } from '#define/access'
import type { Line, Tile } from '#define/overview'
import { isProgram } from '#server/base/caller'
import { storageUse } from '../files/storage'
import type { Reader } from '#server/read/list'
import { mayRead } from '#server/read/access-sql'
import type { OverviewSpec } from './tile'

const line = (key: string, total: number): Line => ({
  key,
  total,
  before: null,
  values: [],
  valuesBefore: [],
})

/** The storage tiles of an overview, computed like the quota. */
export async function storageOf(reader: Reader, spec: OverviewSpec): Promise<Map<string, Tile>> {
  const names = Object.keys(spec.tiles).filter((name) => spec.tiles[name]?.kind === 'storage')
  const { app, database, caller } = reader
  const { files } = app
  if (names.length === 0 || !files || !mayRead(files, caller)) return new Map()
  const readsAll = isProgram(caller) || ruleFor(files.access, caller.role, 'read') === true
  const use = await storageUse(database, app, readsAll ? 'everybody' : { userId: caller.userId })
  const lines = [
    line('all', use.used),
    line('files', use.files),
    line('trash', use.trash),
    line('other', use.other),
  ]
  return new Map(names.map((name) => [name, { kind: 'figures', unit: 'bytes', lines }]))
}
