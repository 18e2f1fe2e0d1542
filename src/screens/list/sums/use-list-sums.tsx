import { useCallback, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { currencyNameOf } from '#define/lists/sums'
import type { ListAnswer } from '#providers/data/answers'
import { formatValue, type FormatContext } from '../../fields/text/format'
import { awaitedSums, type ListSums } from '../../list-model/sums'
import type { ListRows } from '../../list-model/use-list-rows'
import type { ListModel } from '../../list-model/use-list-model'
import { SumsMissing } from './sums-missing'
import { useSumsQuery, type Sum } from './use-sums-query'

interface Answer extends Pick<ListAnswer, 'total' | 'capped'> {
  readonly data: readonly Sum[]
}

/** The number of records that are added up: that of the list, until more have been counted. */
const shownTotal = ({ total, capped }: ListRows, everything: Answer | undefined) =>
  everything ?? { total, capped }

/**
 * The sums of everything that a list finds. They are requested once its rows have arrived, and again with each change
 * of the list: for refine they are a list of the resource. Where there are more records than the server counts, they
 * are added up on request.
 */
export function useListSums({ resource, request, found, summed, around }: ListModel): ListSums | undefined {
  const { filters, meta } = request
  const list = JSON.stringify([filters, meta.trash])
  const [requested, setRequested] = useState<string>()
  const isEverything = requested === list
  const isTooMany = found.capped && !isEverything && !found.stale
  const query = useSumsQuery({ resource, request, found }, { all: isEverything, enabled: !isTooMany })
  const { isError, isPlaceholderData, refetch } = query
  const answer = query.data as Answer | undefined
  // Meanwhile the server may have found more records than the list.
  const isMissing = isError || isTooMany || (answer?.capped === true && !isPlaceholderData)
  const { total, capped } = shownTotal(found, isEverything ? answer : undefined)
  const isStale = isPlaceholderData || found.stale
  const onRead = useCallback(() => (isError ? void refetch() : setRequested(list)), [isError, refetch, list])
  return useMemo(() => {
    const awaited = awaitedSums(summed, { total, capped, locale: around.locale })
    if (!awaited || !answer) return awaited && isMissing ? missing(awaited, isError, onRead) : awaited
    if (isMissing) return missing(awaited, isError, onRead)
    return { ...awaited, status: 'ready', isStale, texts: textsOf(resource, summed, answer.data, around) }
  }, [resource, summed, answer, around, isMissing, isError, isStale, total, capped, onRead])
}

const missing = (awaited: ListSums, isError: boolean, onRead: () => void): ListSums => ({
  ...awaited,
  status: 'missing',
  missing: <SumsMissing isError={isError} onRead={onRead} />,
})

const textsOf = (
  resource: AnyResource,
  names: readonly string[],
  sums: readonly Sum[],
  format: FormatContext,
): ListSums['texts'] =>
  Object.fromEntries(
    names.map((name) => {
      const field = fieldOf(resource, name)
      const texts = sums.flatMap(({ field: of, currency, sum, tab }) => {
        const row = { [currencyNameOf(resource, name) ?? '']: currency }
        return field && of === name && tab === undefined
          ? [formatValue(field, sum, { resource, name, row }, format)]
          : []
      })
      return [name, texts]
    }),
  )
