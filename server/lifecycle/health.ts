import type { Database } from '../db/database'

const answerMs = 2000

export type HealthChecks = {
  /** Whether the process is alive; always 200. */
  live(): Response
  /** Whether it serves and its database answers within two seconds; else 503. */
  ready(): Promise<Response>
}

/** The two checks of /api/health. `isServing` says no as soon as the program is about to end. */
export function healthChecks(database: Database, isServing: () => boolean): HealthChecks {
  return {
    live: () => answer(200, { status: 'live' }),
    async ready() {
      if (!isServing()) return answer(503, { status: 'stopping' })
      return (await answersInTime(database))
        ? answer(200, { status: 'ready' })
        : answer(503, { status: 'no database' })
    },
  }
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs)
  })
  const answered = database.query({ text: 'select 1' }).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

function answer(status: number, body: { status: string }): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
