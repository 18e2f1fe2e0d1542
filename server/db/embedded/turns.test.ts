import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { Turns } from './turns'

function journal() {
  const lines: string[] = []
  const statement = (name: string) => () => {
    lines.push(name)
    return Promise.resolve(name)
  }
  return { lines, statement }
}

test('single statements go out at once, side by side', () => {
  const turns = new Turns(1000)
  const { lines, statement } = journal()
  void turns.pass(statement('a'))
  void turns.pass(statement('b'))
  expect(lines).toEqual(['a', 'b'])
})

test('whoever has the session alone is not interrupted, and the others follow in their order', async () => {
  const turns = new Turns(1000)
  const { lines, statement } = journal()
  const giveBack = await turns.take()
  const first = turns.pass(statement('first'))
  const alone = turns.take().then((end) => {
    lines.push('alone')
    return end
  })
  const last = turns.pass(statement('last'))
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

test('giving back twice does not let anybody into the next turn', async () => {
  const turns = new Turns(1000)
  const { lines, statement } = journal()
  const giveBack = await turns.take()
  const next = turns.take()
  giveBack()
  giveBack()
  const endNext = await next
  const waiting = turns.pass(statement('waiting'))
  expect(lines).toEqual([])
  endNext()
  await waiting
})

test('while it is paused everybody waits, and gives up in the end', async () => {
  const turns = new Turns(30)
  const { lines, statement } = journal()
  turns.pause()
  await expect(turns.pass(statement('too long'))).rejects.toThrow(DatabaseUnavailable)
  const inTime = turns.pass(statement('in time'))
  turns.resume()
  expect(await inTime).toBe('in time')
  expect(lines).toEqual(['in time'])
})

test('when it is closed everybody is refused, those who wait and those who come', async () => {
  const turns = new Turns(1000)
  const { lines, statement } = journal()
  const giveBack = await turns.take()
  const waiting = Promise.allSettled([turns.pass(statement('waiting')), turns.take()])
  turns.close(new Error('closed'))
  giveBack()
  await expect(turns.pass(statement('later'))).rejects.toThrow('closed')
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(lines).toEqual([])
})
