import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from './durable-files'
import type { EngineStart } from './messages'

// PGlite starts with -F, which turns fsync off. wal_sync_method must not be open_sync, which hangs.
const itsParameters = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

const ourSettings = {
  wal_sync_method: 'fsync',
  // There is only one session, and the disk is nearly always an SSD.
  work_mem: '32MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  effective_cache_size: '512MB',
}

// Filling the 128 MB of the default with zeros takes about a quarter of the time in which a database in memory starts.
const inMemory = { fsync: 'off', shared_buffers: '32MB' }

/** Opens the embedded cluster; creates it first where there is none: from the template, else by initdb. */
export async function openCluster({ folder, template, isDraft, program }: EngineStart): Promise<PGlite> {
  return PGlite.create({
    ...(folder === undefined ? { dataDir: 'memory://' } : { fs: new DurableFiles(folder) }),
    ...(template && {
      loadDataDir: new Blob([template as Uint8Array<ArrayBuffer>], { type: 'application/x-gzip' }),
    }),
    pgliteWasmModule: program,
    startParams: [
      ...itsParameters,
      ...settings({
        ...ourSettings,
        ...(folder === undefined ? inMemory : { fsync: isDraft ? 'off' : 'on' }),
      }),
    ],
  })
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
