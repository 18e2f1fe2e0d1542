import type { Services } from '../services'
import { dropBytes } from './keep'

const day = 24 * 3600 * 1000

/** Forgets uploads that no record was saved with within a day, and what broke off. */
export async function sweepUploads(services: Services, now = Date.now()): Promise<void> {
  const before = new Date(now - day)
  const gone = await services.database.query<{ checksum: string }>({
    text: `delete from "uploads" where "usedAt" is null and "createdAt" < $1 returning "checksum"`,
    values: [before.toISOString()],
  })
  for (const { checksum } of gone) await dropBytes(services, checksum)
  await services.contents.clear(before)
}
