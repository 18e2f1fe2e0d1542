import { Problem } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import type { OwnRequest } from './services'
import { writerFor, type Writer } from '../context'

/**
 * Reads for whoever made a call of its own address.
 * @throws Problem unauthenticated where nobody is signed in.
 */
export function ownReader({ services, reading, caller }: OwnRequest): Reader {
  if (!caller) throw new Problem({ kind: 'unauthenticated' })
  const { app, sign } = services
  return { app, database: reading, sign, caller }
}

/**
 * Writes for whoever made a call of its own address.
 * @throws Problem unauthenticated where nobody is signed in.
 */
export const ownWriter = (request: OwnRequest): Writer =>
  writerFor(request.services, ownReader(request).caller)
