import type { Observed } from '../db/observed'

const answerMs = 2000

export type HealthChecks = {
  /** Whether the process is alive; always 200. */
  live(): Response
  /** 200 if the server is ready and its database responds within two seconds, otherwise 503. */
  ready(): Promise<Response>
}

/** The two health checks. `isReady` returns false once the server is shutting down. */
export function healthChecks(observed: Observed, isReady: () => boolean): HealthChecks {
  const answersInTime = databaseCheck(observed)
  return {
    live: () => answer(200, { status: 'live' }),
    async ready() {
      if (!isReady()) return answer(503, { status: 'stopping' })
      return (await answersInTime())
        ? answer(200, { status: 'ready' })
        : answer(503, { status: 'no database' })
    },
  }
}

/**
 * Whether the database responds. The query of the check may wait behind many others, so any response that arrives
 * first counts. All checks share at most one query.
 */
function databaseCheck({ database, nextAnswer }: Observed): () => Promise<boolean> {
  let probe: Promise<boolean> | undefined
  let checking: Promise<boolean> | undefined

  const ask = () =>
    (probe ??= database
      .query({ text: 'select 1' })
      .then(
        () => true,
        () => false,
      )
      .finally(() => (probe = undefined)))

  async function check(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), answerMs)
    })
    const other = nextAnswer().then(() => true)
    return Promise.race([ask(), other, late]).finally(() => clearTimeout(timer))
  }
  return () => (checking ??= check().finally(() => (checking = undefined)))
}

function answer(status: number, body: { status: string }): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
