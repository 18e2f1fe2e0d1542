import type { Queryable } from '#server/base/database'
import type { JobPart } from './job-parts'

/** Stores the last part of a page together with where the next page begins; null behind the last page. */
export async function endPage(
  tx: Queryable,
  job: string,
  part: number,
  { bytes, next }: JobPart,
): Promise<void> {
  await tx.query({
    name: 'job_page_end',
    text: `insert into "job_parts" ("job", "part", "bytes", "next", "createdAt") values ($1, $2, $3, $4, now())
      on conflict ("job", "part") do update set "bytes" = excluded."bytes", "next" = excluded."next"`,
    values: [job, part, bytes, next ?? lastPage],
  })
}

/** Stands for the end of the file; a part within a page has no next page. */
const lastPage = '-'

/**
 * The parts of complete pages, and where the next page begins: '' for the first one, null behind the last one. Parts of
 * a page that was not completed are deleted.
 */
export async function completeParts(
  database: Queryable,
  job: string,
): Promise<{ readonly count: number; readonly next: string | null }> {
  await database.query({
    name: 'job_page_forget',
    text: `delete from "job_parts" where "job" = $1 and "part" >
      coalesce((select max("part") from "job_parts" where "job" = $1 and "next" is not null), -1)`,
    values: [job],
  })
  const [last] = await database.query<{ part: number; next: string }>({
    name: 'job_page_last',
    text: 'select "part", "next" from "job_parts" where "job" = $1 order by "part" desc limit 1',
    values: [job],
  })
  if (!last) return { count: 0, next: '' }
  return { count: last.part + 1, next: last.next === lastPage ? null : last.next }
}
