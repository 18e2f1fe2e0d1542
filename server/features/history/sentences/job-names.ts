import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { countedText, plainVerbText, sentenceText } from './sentence-texts'

interface StoredJob {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly verb: string | null
  readonly resource: string | null
  readonly total: number
}

const languages = ['en', 'cn'] as const

/** Jobs with what they do as their names, in the language of the reader: 'Delete: Customers, 1 record'. */
export async function withJobNames(reader: Reader, rows: Row[]): Promise<Row[]> {
  if (!rows.some((row) => Object.hasOwn(row, 'name'))) return rows
  const jobs = await reader.database.query<StoredJob>({
    name: 'jobs_named',
    text: `select "id", "name", "kind", "verb", "resource", "total" from "jobs" where "id" = any($1::uuid[])`,
    values: [rows.map(({ id }) => id)],
  })
  const names = new Map(jobs.map((job) => [job.id, nameOf(reader, job)]))
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row['name'] }))
}

/** The name of an import is that of its file. Others store the names of lists in the language of their user. */
function nameOf({ app, caller: { language } }: Reader, job: StoredJob): string {
  const { jobs } = app
  const resource = app[job.resource ?? '']
  if (job.kind === 'import' || !resource || !jobs) return job.name
  const labels = sheetLabels(language)
  const isOfList = languages.some((known) => sheetLabels(known).resource(resource) === job.name)
  const verb = job.verb ?? ''
  const what =
    job.kind === 'bulk'
      ? (plainVerbText(language, verb) ?? labels.verb(resource, verb))
      : labels.option(jobs, 'kind', job.kind)
  const values = { what, name: isOfList ? labels.resource(resource) : job.name }
  return job.total > 0
    ? countedText(language, 'jobOf', job.total, values)
    : sentenceText(language, 'job', values)
}
