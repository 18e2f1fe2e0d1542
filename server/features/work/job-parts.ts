import type { Queryable } from '#server/base/database'

/** A part of the file of a job. */
export interface JobPart {
  readonly bytes: Uint8Array
  /** Where the part behind it begins; null for the last one. */
  readonly next: string | null
}

/** Stores a part of the file of a job. Parts are numbered from 0. */
export async function storePart(
  database: Queryable,
  job: string,
  part: number,
  { bytes, next }: JobPart,
): Promise<void> {
  await database.query({
    name: 'job_part_store',
    text: `insert into "job_parts" ("job", "part", "bytes", "next", "createdAt") values ($1, $2, $3, $4, now())`,
    values: [job, part, bytes, next],
  })
}

/** Stores a part of an upload; the same part may be sent again. */
export async function replacePart(
  database: Queryable,
  job: string,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await database.query({
    name: 'job_part_replace',
    text: `insert into "job_parts" ("job", "part", "bytes", "next", "createdAt") values ($1, $2, $3, null, now())
      on conflict ("job", "part") do update set "bytes" = excluded."bytes"`,
    values: [job, part, bytes],
  })
}

/** The number of stored parts of a file. */
export async function countParts(database: Queryable, job: string): Promise<number> {
  const [found] = await database.query<{ count: number }>({
    name: 'job_parts_count',
    text: 'select count(*)::int as "count" from "job_parts" where "job" = $1',
    values: [job],
  })
  return found?.count ?? 0
}

/** One part of the file of a job; undefined if it does not exist. */
export async function partOf(database: Queryable, job: string, part: number): Promise<JobPart | undefined> {
  const [stored] = await database.query<JobPart>({
    name: 'job_part_read',
    text: 'select "bytes", "next" from "job_parts" where "job" = $1 and "part" = $2',
    values: [job, part],
  })
  return stored
}

/** The last stored part of the file of a job: its number and where the next one begins. */
export async function lastPartOf(
  database: Queryable,
  job: string,
): Promise<{ readonly part: number; readonly next: string | null } | undefined> {
  const [stored] = await database.query<{ part: number; next: string | null }>({
    name: 'job_part_last',
    text: 'select "part", "next" from "job_parts" where "job" = $1 order by "part" desc limit 1',
    values: [job],
  })
  return stored
}

/** Deletes the file of a job. */
export async function dropParts(database: Queryable, job: string): Promise<void> {
  await database.query({
    name: 'job_parts_drop',
    text: 'delete from "job_parts" where "job" = $1',
    values: [job],
  })
}

/** Deletes the files of jobs that have ended, unless they can be downloaded, and of abandoned uploads. */
export async function sweepParts(database: Queryable): Promise<void> {
  await database.query({
    text: `delete from "job_parts" p where p."createdAt" < now() - interval '1 hour' and not exists (
      select from "jobs" j where j."id" = p."job" and (j."finishedAt" is null or j."fileUntil" > now()))
      and not exists (select from "import_uploads" u where u."id" = p."job")`,
  })
}
