import type { Caller, Language } from '../base/caller'
import { list, type Page, type Reader } from '../read/list'
import { parseListQuery } from '../read/query'
import type { Services } from './services'

/** Nobody has this id: whoever only visits the site owns nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Whoever visits the public site. */
export const visitor = (language: Language): Caller => ({
  userId: nobody,
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
export function listForVisitor(
  reader: Reader,
  resource: string,
  query: Readonly<Record<string, string>>,
): Promise<Page> {
  const declared = reader.app[resource]
  if (!declared) throw new Error(`There is no resource ${resource}`)
  return list(reader, declared, parseListQuery(declared, reader.caller.role, new URLSearchParams(query)))
}
