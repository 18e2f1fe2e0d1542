/**
 * Raises the marker of a resource whose records are written without change entries, so that its cached totals are
 * counted again; for other resources the change log does this. A statement for a `with`. Connections use different
 * lanes, so that they rarely wait for each other.
 */
export const countChange = (resource: string): string =>
  `insert into "resource_changes" ("resource", "lane", "changes")
  values ('${resource}', 1 + pg_backend_pid() % 8, 1)
  on conflict ("resource", "lane") do update set "changes" = "resource_changes"."changes" + 1`
