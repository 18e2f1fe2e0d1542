import { startMailWorker, type MailWorker } from '#server/features/mail/worker'
import type { ServerApp } from '#server/lifecycle/app'
import type { Database, Queryable } from '#server/base/database'

export interface Sent {
  readonly to: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly status: string
}

/** How long in milliseconds to wait for a mail to be due: the clock may be set back. */
const timeoutMs = 5000

/** Processes every mail that waits in the outbox; without SMTP it is stored there. */
export async function writeMails({ services }: ServerApp): Promise<void> {
  const worker = startMailWorker(services, undefined, () => {})
  await tryAll(worker, services.database)
  await worker.stop()
}

/** Lets a worker attempt each mail that has not been attempted yet. */
export async function tryAll(worker: MailWorker, database: Queryable): Promise<void> {
  const end = performance.now() + timeoutMs
  do await worker.flush()
  while ((await isOneUntried(database)) && performance.now() < end)
}

async function isOneUntried(database: Queryable): Promise<boolean> {
  const text = `select from "outbox" where "status" = 'waiting' and "attempts" = 0 limit 1`
  return (await database.query({ text })).length > 0
}

/** The processed mails to an address, the newest first. */
export async function mailsTo(
  { server, database }: { server: ServerApp; database: Database },
  address: string,
): Promise<Sent[]> {
  await writeMails(server)
  return database.query<Sent>({
    text: `select "to", "kind", "subject", "text", "html", "status" from "outbox" where "to" = $1 and "status" = 'kept'
      order by "createdAt" desc, "id" desc`,
    values: [address],
  })
}

/** The code in the newest mail to an address. */
export async function codeTo(
  world: { server: ServerApp; database: Database },
  address: string,
): Promise<string> {
  const [newest] = await mailsTo(world, address)
  const code = /^\d{6}$/m.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`There is no code in a mail to ${address}: ${newest?.text}`)
  return code
}
