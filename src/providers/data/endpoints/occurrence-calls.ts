import type { BaseKey } from '@refinedev/core'
import type { Row } from '../answers'
import { client } from '../http/client'
import type { ChosenOccurrence } from '../write-meta'

/** A call for chosen occurrences of a series. */
interface OccurrenceCall {
  readonly resource: string
  readonly id: BaseKey
  readonly chosen: ChosenOccurrence
  readonly config: { readonly headers: Record<string, string> }
}

interface Done {
  readonly record: Row | null
  readonly batch: string
}

const pathOf = ({ resource, id, chosen }: OccurrenceCall): string =>
  `/api/${resource}/${id}/occurrences/${chosen.start}?scope=${chosen.scope}`

/** The record of the response, with the batch that undoes the write; only the batch if the record was deleted. */
const withBatch = ({ record, batch }: Done) => ({ data: { ...record, _batch: batch } })

/** Changes occurrences of a series. */
export async function changeOccurrences(call: OccurrenceCall, values: object) {
  const { data } = await client.patch<Done>(pathOf(call), values, call.config)
  return withBatch(data)
}

/** Deletes occurrences of a series. */
export async function deleteOccurrences(call: OccurrenceCall) {
  const { data } = await client.delete<Done>(pathOf(call), call.config)
  return withBatch(data)
}
