import type { AnyResource } from '#define/resource'
import type { Caller, Language } from '#server/base/caller'
import { list, type Page, type Reader } from '#server/read/list'
import { parseListQuery } from '#server/read/query'
import type { Services } from './services'

/** No user has this id, so a visitor owns no records. */
const nilUuid = '00000000-0000-0000-0000-000000000000'

/** An anonymous visitor of the public site as a caller. */
export const visitor = (language: Language): Caller => ({
  userId: nilUuid,
  sessionId: null,
  role: 'user',
  language,
})

/** A reader for visitors: with the rules of the weakest role, and without records of their own. */
export const visitorReader = ({ app, database, sign }: Services, language: Language): Reader => ({
  app,
  database,
  sign,
  caller: visitor(language),
})

/** A list as a visitor may read it; `query` has the parameters of a list request. */
export const listForVisitor = <R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: Readonly<Record<string, string>>,
): Promise<Page<R>> =>
  list(reader, resource, parseListQuery(resource, reader.caller.role, new URLSearchParams(query)))
