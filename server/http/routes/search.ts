import type { Hono } from 'hono'
import { queryOf, reading, type Rest } from '../request'
import { pagesFor } from '#server/features/search/pages'
import { parseQuestion } from '#server/features/search/question'
import { search } from '#server/features/search/search'

/** `GET /api/search?q=…&types=…`: records by title and text, and pages by name. */
export function searchRoutes(hono: Hono, rest: Rest): void {
  hono.get('/api/search', async (c) => {
    const found = await reading(rest, c, async (reader) => {
      const question = parseQuestion(reader.app, reader.caller, queryOf(c))
      return {
        records: await search(reader, question),
        pages: pagesFor(reader.app, reader.caller, question.text),
      }
    })
    return c.json(found, 200, { 'cache-control': 'no-store' })
  })
}
