import type { AnyResource } from '#define/resource'
import { sql, type SQL } from '#server/db/statement'

/** Counting stops at this number. */
const max = 1000

/** The number of comments on each record, as a further column; nothing where the resource declares no comments. */
export const commentsSql = ({ name, comments }: AnyResource): SQL =>
  comments === undefined
    ? sql``
    : sql`, (select count(*)::int from (select 1 from ${sql.identifier(comments)} "_comment" where "_comment"."record" = ${sql.identifier(name)}."id" ${sql.raw(`limit ${max}`)}) "_counted") as "_comments"`
