import { ruleFor } from '#define/access'
import { isProgram } from '#server/base/caller'
import { lineNow, type ComputedMetric } from '#server/features/overview/metric'

/**
 * The bytes of each store of the server: the store of file contents, in which equal contents are
 * stored once, and the database. For users who may read all files.
 */
export const storageByProvider: ComputedMetric = {
  resource: 'files',
  unit: 'bytes',
  explanation: {
    en: 'Bytes in the store of file contents, where equal contents are stored once, and in the database.',
    cn: '文件内容存储（相同内容只存一份）和数据库各自占用的字节数。',
  },
  unlisted: 'It measures where the server stores data, not records.',
  async compute({ app: { files }, database, caller }, { contents }) {
    if (!files || !(isProgram(caller) || ruleFor(files.access, caller.role, 'read') === true))
      return undefined
    const [found] = await database.query<{ contents: string; database: string }>({
      text: `select (select coalesce(sum("size"), 0) from (select distinct on ("checksum") "size" from "uploads") "once")::bigint as "contents",
        pg_database_size(current_database()) as "database"`,
    })
    return [
      lineNow(contents.kind, Number(found?.contents)),
      lineNow('database', Number(found?.database)),
    ].toSorted((line, other) => other.total - line.total)
  },
}
