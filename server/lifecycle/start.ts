import { createApp } from '../app'
import type { Database } from '../db/database'
import type { OpenDatabase } from '../db/open'
import { seedDemo } from '../demo'
import { readEnv } from '../env'
import type { Env } from '../env'
import { paths } from '../paths'
import { openSite } from '../static'
import { prepareDatabase } from './database'
import { createHttpServer } from './http-server'
import { requireNode } from './node-version'
import { listen, requireFreePort } from './port'
import { say } from './say'
import { stopOnSignal } from './shutdown'

const seedingMs = 600_000

/** Starts the whole program and resolves when it serves. Throws ExpectedError where the starter can mend it. */
export async function start(variables: Readonly<Record<string, string | undefined>>): Promise<void> {
  requireNode()
  const env = readEnv(variables)
  // Asked before any other work, so that nobody waits for the news.
  await requireFreePort(env)
  const database = await prepareDatabase(env)
  try {
    await serve(env, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(env: Env, database: OpenDatabase): Promise<void> {
  if (env.demo && (await isEmpty(database))) {
    say('Filling in demo data …')
    await seedDemo({ database: unhurried(database) })
  }
  let isServing = true
  const app = await createApp({ database, demo: env.demo, isServing: () => isServing })
  const server = createHttpServer(app, openSite(paths.client))
  const port = await listen(server, env)
  stopOnSignal({ server, app, database }, () => (isServing = false))
  announce(env, port)
}

async function isEmpty(database: OpenDatabase): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>({
    text: 'select exists (select from credentials) as found',
  })
  return row?.found === false
}

// All demo data is one transaction, which may take a minute on a slow machine.
function unhurried(database: OpenDatabase): Database {
  return {
    engine: database.engine,
    query: (statement) => database.query(statement),
    transaction: (work) => database.transaction(work, { transactionMs: seedingMs, statementMs: seedingMs }),
    close: () => database.close(),
  }
}

function announce({ host, demo }: Env, port: number): void {
  say(`\nCorridor serves at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  if (!demo) return
  const accounts = ['admin', 'manager', 'user'].map((role) => `${role}@corridor.example`)
  say(`Demo sign-ins: ${accounts.join(', ')}; the password of each is corridor`)
}
