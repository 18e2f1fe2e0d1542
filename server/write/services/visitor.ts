import type { AnyResource } from '#define/resource'
import type { Caller, Language } from '#server/base/caller'
import { list, type Page, type Reader } from '#server/read/list'
import { parseListQuery } from '#server/read/query'
import type { Services } from './services'

/** Nobody has this id: whoever only visits the site owns nothing. */
const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Whoever visits the public site. */
export const visitor = (language: Language): Caller => ({
  userId: nilUuid,
  sessionId: null,
  role: 'user',
  language,
})

/** Reads for whoever visits the site: by the rules of the weakest role, as somebody who owns nothing. */
export const visitorReader = ({ app, database, sign }: Services, language: Language): Reader => ({
  app,
  database,
  sign,
  caller: visitor(language),
})

/** A list as a visitor may read it; the query is that of a list's call. */
export const listForVisitor = <R extends AnyResource>(
  reader: Reader,
  resource: R,
  query: Readonly<Record<string, string>>,
): Promise<Page<R>> =>
  list(reader, resource, parseListQuery(resource, reader.caller.role, new URLSearchParams(query)))
