// Preloaded into the server: stops the clock of the server and its database, and makes random bytes deterministic. Ids,
// which decide colours and the order of equal rows, are then always the same.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const moment = Date.parse(process.env.STILL_AT ?? '')
if (Number.isNaN(moment)) throw new Error('STILL_AT must be a moment.')

const RealDate = Date
RealDate.now = () => moment
globalThis.Date = new Proxy(RealDate, {
  construct(target, given, newTarget) {
    return Reflect.construct(target, given.length > 0 ? given : [moment], newTarget)
  },
})

let state = Number(process.env.STILL_SEED ?? 1)
const nextByte = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state >>> 24
}
crypto.randomFillSync = (given) => {
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = nextByte()
  return given
}
syncBuiltinESMExports()
