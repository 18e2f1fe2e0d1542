import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { StatementQueue } from './statement-queue'

function journal() {
  const lines: string[] = []
  const statement = (name: string) => () => {
    lines.push(name)
    return Promise.resolve(name)
  }
  return { lines, statement }
}

test('single statements start at once, without waiting for each other', () => {
  const queue = new StatementQueue(1000)
  const { lines, statement } = journal()
  void queue.pass(statement('a'))
  void queue.pass(statement('b'))
  expect(lines).toEqual(['a', 'b'])
})

test('a caller with exclusive use of the session is not interrupted, and the waiting callers follow in order', async () => {
  const queue = new StatementQueue(1000)
  const { lines, statement } = journal()
  const giveBack = await queue.take()
  const first = queue.pass(statement('first'))
  const alone = queue.take().then((end) => {
    lines.push('alone')
    return end
  })
  const last = queue.pass(statement('last'))
  await Promise.resolve()
  expect(lines).toEqual([])
  giveBack()
  const endAlone = await alone
  await first
  expect(lines).toEqual(['first', 'alone'])
  endAlone()
  await last
  expect(lines).toEqual(['first', 'alone', 'last'])
})

test('releasing the session twice does not let a statement into the next exclusive use', async () => {
  const queue = new StatementQueue(1000)
  const { lines, statement } = journal()
  const giveBack = await queue.take()
  const next = queue.take()
  giveBack()
  giveBack()
  const endNext = await next
  const waiting = queue.pass(statement('waiting'))
  expect(lines).toEqual([])
  endNext()
  await waiting
})

test('a statement waits while the queue is paused, and fails with DatabaseUnavailable after the timeout', async () => {
  const queue = new StatementQueue(30)
  const { lines, statement } = journal()
  queue.pause()
  await expect(queue.pass(statement('too long'))).rejects.toThrow(DatabaseUnavailable)
  const inTime = queue.pass(statement('in time'))
  queue.resume()
  expect(await inTime).toBe('in time')
  expect(lines).toEqual(['in time'])
})

test('closing the queue rejects waiting and later statements', async () => {
  const queue = new StatementQueue(1000)
  const { lines, statement } = journal()
  const giveBack = await queue.take()
  const waiting = Promise.allSettled([queue.pass(statement('waiting')), queue.take()])
  queue.close(new Error('closed'))
  giveBack()
  await expect(queue.pass(statement('later'))).rejects.toThrow('closed')
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(lines).toEqual([])
})
