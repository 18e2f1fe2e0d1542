import type { Context } from 'hono'
import { reportFailure } from '../base/report'
import { DatabaseUnavailable } from '../base/database'
import { Problem } from '../base/errors/problem'
import { problemDocument } from '../base/errors/problem-response'
import type { Writer } from '../write/context'
import { unwatched, type Progress, type Watch } from '../base/progress'
import { isStopped } from '../features/work/works'

const ndjson = 'application/x-ndjson'
const fresh = { 'cache-control': 'no-store' }
/** Minimum interval between two progress lines, in milliseconds. Each line also queries whether to stop. */
const tellingPause = 100

type Run = (watch: Watch) => Promise<object>

/**
 * Responds to long work. A client that accepts NDJSON gets one line each for the id of the work, its progress, and
 * finally its result or problem. The work stops after a step if a stop is requested or, unless `goesOn`, the client
 * disconnects. Other clients get only the result. A rejection before the first step is an ordinary error response.
 */
export async function workAnswer(
  c: Context,
  writer: Writer,
  run: Run,
  { goesOn = false }: { readonly goesOn?: boolean } = {},
): Promise<Response> {
  const accepts = (c.req.header('accept') ?? '').includes(ndjson)
  if (!accepts) return c.json(await run(unwatched), 200, fresh)
  const lines = new Lines()
  lines.write({ work: writer.batch })
  const work = run(watchOf(writer, lines, goesOn))
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

function watchOf({ batch, database }: Writer, lines: Lines, goesOn: boolean): Watch {
  let last = 0
  return {
    onProgress: async (progress: Progress) => {
      const now = Date.now()
      if (lines.isClosed && !goesOn) return false
      if (now - last < tellingPause && progress.done < progress.total) return true
      last = now
      lines.move(progress)
      return !(await isStopped(database, batch))
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
  move(progress: Progress): void {
    this.write(progress)
    this.moving()
  }
  end(): void {
    if (!this.isClosed) this.controller?.close()
    this.isClosed = true
  }
}
