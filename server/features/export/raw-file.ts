import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Role } from '#define/access'
import type { Database } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { countParts, partOf } from '../work/job-parts'

const unzipped = promisify(gunzip)

/** The plan of an export whose stored parts are the file itself. */
export interface RawPlan {
  readonly raw: { readonly contentType: string; readonly name: string; readonly extension: string }
  /** The role as which it began. */
  readonly role: Role
}

/** Whether the parts of an export are its file. */
export const isRawPlan = (plan: object): plan is RawPlan => 'raw' in plan

/** The file, read part by part while it is sent. */
export async function* rawFile(database: Database, job: string): AsyncGenerator<Uint8Array> {
  const count = await countParts(database, job)
  for (let number = 0; number < count; number++) {
    const part = await partOf(database, job, number)
    // The file was deleted meanwhile: the response is aborted instead of being incomplete.
    if (!part) throw new Problem({ kind: 'missing' })
    yield await unzipped(part.bytes)
  }
}
