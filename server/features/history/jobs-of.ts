import { defaultSort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { list, type Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { countedText, plainVerbText } from './sentences/sentence-texts'

/** A job that made a change, as its reader sees it. */
export interface ChangingJob {
  /** The resource of jobs, and the id of this one. */
  readonly resource: string
  readonly record: string
  /** 'bulk change “Send” of 312 records', in the language of the reader. */
  readonly text: string
}

/** The jobs that the caller may read, by the batch of their changes. */
export async function jobsOf(reader: Reader, batches: readonly string[]): Promise<Map<string, ChangingJob>> {
  const { jobs } = reader.app
  const ids = [...new Set(batches)]
  if (!jobs || ids.length === 0) return new Map()
  const rows = await readable(reader, jobs, ids)
  return new Map(
    rows.map((row) => [row.id, { resource: jobs.name, record: row.id, text: textOf(reader, row) }]),
  )
}

async function readable(reader: Reader, jobs: AnyResource, ids: readonly string[]): Promise<readonly Row[]> {
  try {
    const { rows } = await list(reader, jobs, {
      where: [],
      ids,
      trash: false,
      tabs: false,
      sorts: [defaultSort(jobs)],
      page: { kind: 'keyset', limit: ids.length },
    })
    return rows
  } catch (error) {
    if (error instanceof Problem && error.refusal.kind === 'forbidden') return []
    throw error
  }
}

function textOf({ app, caller: { language } }: Reader, row: Row): string {
  const total = Number(row['total'])
  if (row['kind'] === 'import') return countedText(language, 'import', total, { name: String(row['name']) })
  if (row['kind'] === 'undo') return countedText(language, 'undo', total, {})
  const verb = verbOf(app[String(row['resource'])], String(row['verb']), language)
  return countedText(language, 'bulk', total, { verb })
}

const verbOf = (resource: AnyResource | undefined, name: string, language: Language): string =>
  plainVerbText(language, name) ?? (resource ? sheetLabels(language).verb(resource, name) : name)
