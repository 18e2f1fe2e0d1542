import cluster from 'node:cluster'
import { createApp, type ServerApp } from './app'
import { startSweeping } from './sweep'
import { startResuming } from '../features/jobs/resume'
import type { Database } from '../base/database'
import type { OpenDatabase } from '../db/open'
import { seedDemo } from './fill-demo'
import { readEnv } from '../base/env/env'
import type { Env } from '../base/env/env'
import type { MailInSettings } from '../base/env/env-mail-in'
import { openTransport } from '../features/mail/transport'
import { openMailListener } from '../features/mail/incoming/listener'
import { startMailWorker } from '../features/mail/worker'
import { paths } from '../base/paths'
import { builtChineseFont, builtFonts } from '../http/openapi/docs/fonts'
import { readTemplates } from '../http/site/templates'
import { openSite } from '../http/site/site'
import { prepareDatabase } from './database'
import { startWatcher } from '../features/watching/watcher'
import { startPushWorker } from '../features/push/worker'
import { startDueMoves } from '../features/work/due-moves'
import { startDueWork } from '../features/work/due-work'
import { createHttpServer } from './http-server'
import { identifier } from './identify'
import { requireNode } from './node-version'
import { listen, mailInNames, requireFreePort } from './port'
import { folderStore } from '../features/files/folder-store'
import { uploadsOf } from '../features/files/upload-paths'
import { logLine } from '../base/report'
import { stopOnSignal, type Running } from './shutdown'
import { underMaintenance } from './under-maintenance'
import { startWorkers } from './workers'

const seedingMs = 600_000

/**
 * Starts the server; resolves when it accepts requests.
 * @param program the path of the program, which each of several processes runs
 * @throws ExpectedError for errors that the operator can fix.
 */
export async function start(
  variables: Readonly<Record<string, string | undefined>>,
  program: string,
): Promise<void> {
  requireNode()
  const env = readEnv(variables)
  // Checked first, so that a port in use is reported immediately.
  if (cluster.isPrimary) {
    await requireFreePort(env)
    if (env.mailIn && !env.mailIn.isTrial) await requireFreePort(env.mailIn, mailInNames)
  }
  if (cluster.isPrimary && env.workers > 1) announce(env, await startWorkers(program, env.workers))
  else await startServer(env)
}

async function startServer(env: Env): Promise<void> {
  const database = await prepareDatabase(env)
  try {
    await serve(env, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(env: Env, database: OpenDatabase): Promise<void> {
  const contents = folderStore(env.filesDir)
  if (env.demo && (await isEmpty(database))) {
    logLine(env.emptyDemo ? 'Making an empty workspace …' : 'Filling in demo data …')
    await seedDemo({ database: unhurried(database), contents, isEmpty: env.emptyDemo })
  }
  let isReady = true
  const templates = readTemplates(paths.client, env)
  const fonts = builtFonts(paths.client)
  const built = { templates, fonts, chineseFont: builtChineseFont(paths.client) }
  const app = await createApp({ ...env, database, contents, ...built, isReady: () => isReady })
  const work = startWork(app, env)
  const api = env.maintenance ? underMaintenance(app, env.corsOrigins) : app
  const server = createHttpServer(api, openSite(paths.client, { ...env, livePages: app.livePages }), {
    limits: env.requestLimits,
    identify: identifier(app.services, env.requestLimits),
    corsOrigins: env.corsOrigins,
    isUpload: uploadsOf(app.services.app),
  })
  const port = await listen(server, env)
  const mailListener = await receiveMails(app, env)
  stopOnSignal({ server, app, work, mailListener, database }, () => (isReady = false))
  if (cluster.isPrimary) announce(env, port)
}

/** Starts background work: sends mails, pushes messages, deletes expired data, runs what is due, resumes jobs, searches watched views. */
function startWork({ services, bell }: ServerApp, env: Env): Running['work'] {
  const mails = startMailWorker(services, openTransport(env))
  const stopSweeping = startSweeping(services)
  const stopMoving = startDueMoves(services)
  const stopDueWork = startDueWork(services)
  const stopResuming = startResuming(services)
  const stopWatcher = startWatcher(services, bell)
  const stopPushing = startPushWorker(services)
  return {
    close: async () => {
      stopSweeping()
      stopMoving()
      stopResuming()
      await Promise.all([stopWatcher(), stopPushing(), stopDueWork(), mails.stop()])
    },
  }
}

/** Receives mails from other mail servers, in each of several processes; undefined if that is off. */
async function receiveMails({ services }: ServerApp, { mailIn, maintenance }: Env) {
  if (!mailIn || maintenance) return undefined
  const listener = openMailListener(services, mailIn)
  try {
    const port = await listen(listener.server, mailIn, mailInNames)
    if (cluster.isPrimary) logLine(receiving(mailIn, port))
    return listener
  } catch (error) {
    if (!mailIn.isTrial) throw error
    logLine(`No mail is received, as port ${mailIn.port} cannot be used: DEMO_MAIL_IN_PORT sets another.`)
    return undefined
  }
}

/** What is printed where mail is received; in the demo with a command that sends one. */
function receiving({ isLmtp, isTrial }: MailInSettings, port: number): string {
  const line = `Receiving mail by ${isLmtp ? 'LMTP' : 'SMTP'} on port ${port}`
  const parameters = `smtp://127.0.0.1:${port} --mail-from bob@company.com --mail-rcpt user@corridor.example`
  return isTrial ? `${line}: printf 'Subject: Hello\\n\\nHello' | curl --crlf -T - ${parameters}` : line
}

async function isEmpty(database: OpenDatabase): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>({
    text: 'select exists (select from credentials) as found',
  })
  return row?.found === false
}

// All demo data is written in one transaction, which may take a minute on a slow machine.
function unhurried(database: OpenDatabase): Database {
  return {
    engine: database.engine,
    query: (statement) => database.query(statement),
    transaction: (work) => database.transaction(work, { transactionMs: seedingMs, statementMs: seedingMs }),
    close: () => database.close(),
  }
}

function announce({ host, demo, workers }: Env, port: number): void {
  const processes = workers > 1 ? `, in ${workers} processes` : ''
  logLine(`\nCorridor serves at http://${host.includes(':') ? `[${host}]` : host}:${port}${processes}`)
  if (!demo) return
  const accounts = ['admin', 'manager', 'user'].map((role) => `${role}@corridor.example`)
  logLine(`Demo sign-ins: ${accounts.join(', ')}; the password of each is corridor`)
}
