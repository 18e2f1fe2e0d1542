import { describe, expect, it, vi } from 'vitest'
import type { UploadControl } from '#providers/data/http/upload-call'
import { uploadQueue, type Sending } from './upload-queue'

interface Call extends UploadControl {
  readonly name: string
  readonly answer: (answer: string) => void
  readonly refuse: (reason: unknown) => void
}

/** A queue whose requests are answered by the test. */
function byHand(more: Partial<Sending<undefined, string>> = {}) {
  const calls: Call[] = []
  const done = vi.fn<(answer: string) => void>()
  const queue = uploadQueue<undefined, string>({
    atOnce: 2,
    keepsDone: true,
    send: ({ name }, _extra, control) =>
      new Promise((answer, refuse) => calls.push({ name, answer, refuse, ...control })),
    ...more,
  })
  queue.whenDone(done)
  return {
    queue,
    calls,
    done,
    add: (...names: string[]) =>
      queue.add(
        names.map((name) => new File(['some'], name)),
        undefined,
      ),
    sent: () => calls.map(({ name }) => name),
    states: () => queue.read().map(({ file: { name }, state }) => `${name} ${state}`),
    key: (index: number) => queue.read()[index]?.key ?? 0,
  }
}
const rest = () => new Promise((resolve) => setTimeout(resolve))

describe('an upload queue', () => {
  it('sends at most `atOnce` files at a time and starts the next when one is done', async () => {
    const { calls, add, sent, states, done } = byHand()
    add('a', 'b', 'c')
    expect(sent()).toEqual(['a', 'b'])
    calls[1]?.answer('b is there')
    await rest()
    expect(sent()).toEqual(['a', 'b', 'c'])
    expect(states()).toEqual(['a runs', 'b done', 'c runs'])
    expect(done.mock.calls).toEqual([['b is there']])
  })

  it('sends files of the same line one after the other in order', async () => {
    const { calls, add, sent } = byHand({ lineOf: ({ file }) => file.name })
    add('a', 'a', 'b')
    expect(sent()).toEqual(['a', 'b'])
    calls[0]?.answer('')
    await rest()
    expect(sent()).toEqual(['a', 'b', 'a'])
  })

  it('reports progress to its subscribers until they unsubscribe', async () => {
    const { queue, calls, add } = byHand()
    const changes = vi.fn<() => void>()
    const stop = queue.subscribe(changes)
    add('a')
    calls[0]?.onProgress(1, 4)
    expect(queue.read()[0]?.share).toBe(0.25)
    expect(changes).toHaveBeenCalled()
    stop()
    changes.mockClear()
    calls[0]?.answer('')
    await rest()
    expect(changes).not.toHaveBeenCalled()
  })

  it('removes uploaded files at once, or with keepsDone when it is cleared', async () => {
    const [forgetting, keeping] = [byHand({ keepsDone: false }), byHand()]
    for (const { calls, add } of [forgetting, keeping]) {
      add('a')
      calls[0]?.answer('')
    }
    await rest()
    expect(forgetting.states()).toEqual([])
    expect(keeping.states()).toEqual(['a done'])
    keeping.add('b')
    keeping.queue.clear()
    expect(keeping.states()).toEqual(['b runs'])
  })

  it('reports why a file failed, continues with the others, and sends it again on retry', async () => {
    const { queue, calls, add, sent, states, key } = byHand({ atOnce: 1 })
    add('a', 'b')
    const errors = { file: ['You have no room left.'] }
    calls[0]?.refuse({ status: 422, title: 'invalid', message: 'Look at the input.', errors })
    await rest()
    expect(states()).toEqual(['a failed', 'b runs'])
    expect(queue.read()[0]?.problem).toBe('You have no room left.')
    queue.retry(key(0))
    expect(states()).toEqual(['a waits', 'b runs'])
    calls[1]?.answer('')
    await rest()
    expect(sent()).toEqual(['a', 'b', 'a'])
    expect(queue.read()[0]?.problem).toBeUndefined()
  })

  it('aborts a cancelled upload and ignores its response', async () => {
    const { queue, calls, add, sent, states, key, done } = byHand({ atOnce: 1 })
    add('a', 'b', 'c')
    queue.cancel(key(1))
    queue.cancel(key(0))
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(states()).toEqual(['c runs'])
    calls[0]?.answer('too late')
    calls[1]?.onProgress(1, 2)
    await rest()
    expect(sent()).toEqual(['a', 'c'])
    expect(done).not.toHaveBeenCalled()
  })

  it('cancels all uploads when stopped, and can be used again', async () => {
    const { queue, calls, add, sent, states } = byHand({ atOnce: 1 })
    add('a', 'b')
    queue.stop()
    calls[0]?.refuse(new Error('cancelled'))
    await rest()
    expect([states(), sent()]).toEqual([[], ['a']])
    add('c')
    expect(states()).toEqual(['c runs'])
  })
})
