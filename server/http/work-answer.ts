import type { Context } from 'hono'
import { reportFailure } from '../base/report'
import { DatabaseUnavailable } from '../base/database'
import { Problem } from '../base/errors/problem'
import { problemDocument } from '../base/errors/problem-response'
import type { Writer } from '../write/context'
import { unwatched, type Progress, type Watch } from '../base/progress'
import { isStopped } from '../features/work/jobs'

const ndjson = 'application/x-ndjson'
const fresh = { 'cache-control': 'no-store' }
/** Minimum interval between two progress lines, in milliseconds. Each line also queries whether to stop. */
const tellingPause = 100

/** The id of the job as which the work is stored, once it is. */
type JobOf = () => string | undefined
type Run = (watch: Watch) => Promise<object>

/**
 * Responds to long work. A client that accepts NDJSON gets one line each for the id of the work, its progress with the
 * id of its job if it is stored as one, and finally its result or problem. The work stops after a step if a stop is requested or, unless it is
 * stored as a job, the client disconnects. Other clients get only the result. A rejection before the first step is an ordinary error response.
 */
export async function workAnswer(
  c: Context,
  writer: Writer,
  run: Run,
  { jobOf = () => undefined }: { readonly jobOf?: JobOf } = {},
): Promise<Response> {
  const accepts = (c.req.header('accept') ?? '').includes(ndjson)
  if (!accepts) return c.json(await run(unwatched), 200, fresh)
  const lines = new Lines()
  lines.write({ work: writer.batch })
  const work = run(watchOf(writer, lines, jobOf))
  // Waits for the first progress, so that an earlier rejection becomes an error response.
  await Promise.race([work, lines.isMoving])
  work
    .then(
      (answer) => lines.write({ answer }),
      (error: unknown) => {
        if (!(error instanceof Problem || error instanceof DatabaseUnavailable))
          reportFailure(`${c.req.method} ${c.req.path} failed`, error as Error)
        lines.write({ problem: problemDocument(error, writer.caller.language) })
      },
    )
    .finally(() => lines.end())
  return new Response(lines.stream, {
    headers: { ...fresh, 'content-type': ndjson, 'x-accel-buffering': 'no' },
  })
}

function watchOf({ batch, database }: Writer, lines: Lines, jobOf: JobOf): Watch {
  let last = 0
  return {
    onProgress: async (progress: Progress) => {
      const now = Date.now()
      const job = jobOf()
      if (lines.isClosed && job === undefined) return false
      if (now - last < tellingPause && progress.done < progress.total) return true
      last = now
      lines.move({ ...progress, ...(job !== undefined && { job }) })
      return !(await isStopped(database, job ?? batch))
    },
  }
}

/** A stream of JSON lines to a client that may disconnect. */
class Lines {
  isClosed = false
  readonly isMoving: Promise<void>
  readonly stream: ReadableStream<Uint8Array>
  private moving: () => void = () => {}
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined

  constructor() {
    this.isMoving = new Promise((resolve) => (this.moving = resolve))
    this.stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.controller = controller
      },
      cancel: () => {
        this.isClosed = true
      },
    })
  }

  write(line: object): void {
    if (!this.isClosed) this.controller?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
  }
  move(progress: Progress & { readonly job?: string }): void {
    this.write(progress)
    this.moving()
  }
  end(): void {
    if (!this.isClosed) this.controller?.close()
    this.isClosed = true
  }
}
