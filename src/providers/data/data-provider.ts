import type { BaseKey, DataProvider, MetaQuery } from '@refinedev/core'
import type { AnyResource, App } from '#define'
import { listAnswer, recordFromResponse } from './answers'
import { nameAreas } from './area-state'
import { listAnswerTo } from './arrived-list'
import { listUrl } from './list-url'
import { recordCall, manyUrl, recordUrl } from './record-url'
import { read } from './read'
import { writers } from './writers'

/**
 * Refine's data provider, by the conventions of simple-rest and the calls that declarations name. Rows have `_can`
 * and `_refs`; lists `total` and `capped`. Writes read `WriteMeta` from `meta`. Every method rejects with the
 * server's problem, else with 'Something went wrong'.
 */
export function createDataProvider(app: App): DataProvider {
  nameAreas(app)
  const resourceOf = (name: string): AnyResource => {
    const resource = app[name]
    if (!resource) throw new Error(`No resource is declared as ${name}`)
    return resource
  }
  const readers = {
    getList: async (question: Parameters<DataProvider['getList']>[0]) => {
      const resource = resourceOf(question.resource)
      const answer = await read(listUrl(resource, question), signalOf(question.meta))
      return listAnswerTo(resource, question, answer)
    },
    getOne: async ({ resource: name, id, meta }: { resource: string; id: BaseKey; meta?: MetaQuery }) => {
      const resource = resourceOf(name)
      const { data } = await read(recordUrl(resource, String(id)), signalOf(meta))
      return { data: recordFromResponse(data, recordCall(resource)) }
    },
    getMany: async ({
      resource: name,
      ids,
      meta,
    }: {
      resource: string
      ids: BaseKey[]
      meta?: MetaQuery
    }) => {
      const resource = resourceOf(name)
      const answer = await read(manyUrl(resource, ids), signalOf(meta))
      return { data: listAnswer(answer, resource.wire?.list).data }
    },
    getApiUrl: () => '/api',
  }
  // Refine lets each caller name the type of its rows; here it is that of the response.
  return { ...readers, ...writers(resourceOf) } as unknown as DataProvider
}

// Cancels requests whose query is no longer needed.
const signalOf = (meta: MetaQuery | undefined): AbortSignal | undefined => meta?.queryContext?.signal
