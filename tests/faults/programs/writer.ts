import { writeSync } from 'node:fs'
import { openDatabase } from '#server/db/open'

// Opens the data folder and inserts one row after the other until it is killed; prints each id once it is
// acknowledged.
const [dataDir = '', templatePath] = process.argv.slice(2)

try {
  const database = await openDatabase({ dataDir, templatePath })
  await database.query({ text: 'create table if not exists rows (id int primary key)' })
  const [last] = await database.query<{ id: number | null }>({ text: 'select max(id) as id from rows' })
  writeSync(1, 'open\n')
  for (let id = (last?.id ?? 0) + 1; ; id++) {
    await database.query({ text: 'insert into rows values ($1)', values: [id] })
    writeSync(1, `${id}\n`)
  }
} catch (error) {
  writeSync(1, `${String(error)}\n`)
  process.exit(1)
}
