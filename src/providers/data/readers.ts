import type { BaseKey, DataProvider, MetaQuery } from '@refinedev/core'
import type { AnyResource } from '#define'
import { listAnswer, recordFromResponse } from './answers'
import { listAnswerTo } from './lists/arrived-list'
import { pageUrl } from './lists/page-url'
import { read } from './read'
import { manyUrl, recordCall, recordUrl } from './record-url'
import { signalIn } from './http/signal-in'

interface ReadOne {
  readonly resource: string
  readonly id: BaseKey
  readonly meta?: MetaQuery | undefined
}
interface ReadMany {
  readonly resource: string
  readonly ids: readonly BaseKey[]
  readonly meta?: MetaQuery | undefined
}

/**
 * The read methods of the data provider. They replace those of simple-rest, which cannot be cancelled, cannot take
 * over what the boot script has requested, and obey a `meta.method` or `meta.headers` that refine takes from the URL.
 */
export const readers = (resourceOf: (name: string) => AnyResource) => ({
  // Simple-rest also takes a total of 0 for a missing one, and refuses `or` and `and`.
  getList: async (question: Parameters<DataProvider['getList']>[0]) => {
    const resource = resourceOf(question.resource)
    const answer = await read(pageUrl(resource, question), signalIn(question.meta))
    return listAnswerTo(resource, question, answer)
  },
  // Some records are read by a declared call, for example a product by its name.
  getOne: async ({ resource: name, id, meta }: ReadOne) => {
    const resource = resourceOf(name)
    const { data } = await read(recordUrl(resource, String(id)), signalIn(meta))
    return { data: recordFromResponse(data, recordCall(resource)) }
  },
  // Lists of declared calls are inside an object.
  getMany: async ({ resource: name, ids, meta }: ReadMany) => {
    const resource = resourceOf(name)
    const answer = await read(manyUrl(resource, ids), signalIn(meta))
    return { data: listAnswer(answer, resource.wire?.list).data }
  },
})
