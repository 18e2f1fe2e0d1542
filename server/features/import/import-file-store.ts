import type { Queryable } from '#server/base/database'

/** Stores the file of an import until it is finished, so that another server can continue it. */
export async function keepFile(database: Queryable, job: string, bytes: Uint8Array): Promise<void> {
  await database.query({
    name: 'import_keep_file',
    text: 'insert into "import_files" ("job", "bytes") values ($1, $2) on conflict do nothing',
    values: [job, bytes],
  })
}

/** The file of an import; undefined if it is finished. */
export async function storedFile(database: Queryable, job: string): Promise<Uint8Array | undefined> {
  const [stored] = await database.query<{ bytes: Uint8Array }>({
    name: 'import_file',
    text: 'select "bytes" from "import_files" where "job" = $1',
    values: [job],
  })
  return stored?.bytes
}

/** Deletes the file of an import, and those of imports that are no longer stored. */
export async function dropFile(database: Queryable, job: string): Promise<void> {
  await database.query({
    name: 'import_drop_file',
    text: `delete from "import_files" f where f."job" = $1 or not exists (select from "jobs" j where j."id" = f."job")`,
    values: [job],
  })
}
