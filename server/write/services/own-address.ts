import { Problem } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import type { OwnRequest } from './services'
import { writerFor, type Writer } from '../context'

/**
 * A reader for the caller of a custom endpoint.
 * @throws Problem unauthenticated where the caller is anonymous.
 */
export function ownReader({ services, reading, caller }: OwnRequest): Reader {
  if (!caller) throw new Problem({ kind: 'unauthenticated' })
  const { app, sign } = services
  return { app, database: reading, sign, caller }
}

/**
 * A writer for the caller of a custom endpoint.
 * @throws Problem unauthenticated where the caller is anonymous.
 */
export const ownWriter = (request: OwnRequest): Writer =>
  writerFor(request.services, ownReader(request).caller)
