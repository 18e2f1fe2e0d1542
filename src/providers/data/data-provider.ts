import type { DataProvider } from '@refinedev/core'
import type { AnyResource, App } from '#define'
import { nameAreas } from './area-state'
import { custom } from './endpoints/custom'
import { withHttpErrors } from './http/http-error'
import { readers } from './readers'
import { simpleRest } from './simple-rest'
import { writers } from './writers'

const apiUrl = '/api'

/**
 * Refine's data provider: simple-rest, with other methods where the API offers more. Rows have `_can` and `_refs`;
 * lists `total` and `capped`. Writes read `WriteMeta` from `meta`. Every method rejects with the server's problem as
 * refine's `HttpError`, else with 'Something went wrong'.
 *
 * `createMany`, `updateMany` and `deleteMany` are left to refine, which sends one request per record: a bulk run of
 * the API is long work with partial results, and returns no records.
 */
export function createDataProvider(app: App): DataProvider {
  nameAreas(app)
  const resourceOf = (name: string): AnyResource => {
    const resource = app[name]
    if (!resource) throw new Error(`No resource is declared as ${name}`)
    return resource
  }
  const rest = simpleRest(apiUrl)
  const overrides = { ...readers(resourceOf), ...writers(resourceOf, rest), custom }
  // Refine lets each caller name the type of its rows; here it is that of the response.
  return withHttpErrors({ ...rest, ...overrides } as DataProvider)
}
