import { describe, expect, it } from 'vitest'
import {
  again,
  withChanges,
  isUnderWay,
  newUpload,
  nextOf,
  shareOf,
  without,
  type Upload,
} from './upload-states'

const file = (name: string) => new File(['some'], name)
const upload = (key: number, state: Upload['state'] = 'waits', name = `${key}.txt`): Upload => ({
  ...newUpload(key, file(name), undefined),
  state,
})
const byItself = ({ key }: Upload) => key
const byName = ({ file: { name } }: Upload) => name.toLowerCase()

describe('the file to send next', () => {
  it('is the first that waits', () => {
    expect(nextOf([upload(1, 'done'), upload(2, 'runs'), upload(3), upload(4)], 2, byItself)?.key).toBe(3)
  })
  it('is undefined while the maximum number is being sent or none waits', () => {
    expect(nextOf([upload(1, 'runs'), upload(2, 'runs'), upload(3)], 2, byItself)).toBeUndefined()
    expect(nextOf([upload(1, 'failed'), upload(2, 'done')], 2, byItself)).toBeUndefined()
  })
  it('is not in the same line as a running file, but can be in another line', () => {
    const first = upload(1, 'runs', 'a.txt')
    const second = upload(2, 'waits', 'A.txt')
    expect(nextOf([first, second], 2, byName)).toBeUndefined()
    expect(nextOf([first, second, upload(3)], 2, byName)?.key).toBe(3)
  })
  it('can be in the line of a file that is done or has failed', () => {
    for (const state of ['done', 'failed'] as const)
      expect(nextOf([upload(1, state, 'a.txt'), upload(2, 'waits', 'a.txt')], 2, byName)?.key).toBe(2)
  })
})

describe('an upload', () => {
  it('is under way while it waits or runs', () => {
    const states = (['waits', 'runs', 'done', 'failed'] as const).map((state) => isUnderWay(upload(1, state)))
    expect(states).toEqual([true, true, false, false])
  })
  it('has a share between 0 and 1, which is 0 if there are no bytes', () => {
    expect([shareOf(0, 0), shareOf(1, 4), shareOf(5, 4)]).toEqual([0, 0.25, 1])
  })
  it('is changed or removed without the others', () => {
    const all = [upload(1), upload(2)]
    expect(withChanges(all, 2, { share: 0.5 }).map(({ share }) => share)).toEqual([0, 0.5])
    expect(without(all, 1).map(({ key }) => key)).toEqual([2])
  })
  it('is reset to waiting on retry if it has failed, and only then', () => {
    const failed = { ...upload(1, 'failed'), share: 0.7, problem: 'No connection' }
    const running = { ...upload(2, 'runs'), share: 0.3 }
    expect(again([failed, running], 1)[0]).toEqual(newUpload(1, failed.file, undefined))
    expect(again([failed, running], 2)[1]).toBe(running)
  })
})
