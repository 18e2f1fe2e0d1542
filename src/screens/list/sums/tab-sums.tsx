import { useEffect, useMemo } from 'react'
import { formatMoney, formatMoneyShort } from '#base/format/intl'
import type { TabSums as Texts } from '../../list-model/tab-sums'
import type { ListModel } from '../../list-model/use-list-model'
import { useSumsQuery, type Sum } from './use-sums-query'

interface TabSumsProps {
  readonly model: ListModel
  readonly onSums: (sums: Texts) => void
}

/** Reads the sums of the tabs and passes them on; the tabs show them. */
export function TabSums({ model, onSums }: TabSumsProps) {
  const { data } = useSumsQuery(model, { all: false, enabled: !model.found.capped })
  const { locale } = model.around
  const sums = data?.data
  const texts = useMemo(() => sums && textsOf(sums, locale), [sums, locale])
  useEffect(() => {
    if (texts) onSums(texts)
  }, [texts, onSums])
  return null
}

/** By tab, and with an empty name for all of them: the sum of each currency. */
function textsOf(sums: readonly Sum[], locale: string): Texts {
  const byTab = new Map<string, Map<string, number>>()
  for (const { tab, currency, sum } of sums) {
    if (tab === undefined || currency === null) continue
    for (const word of [tab, '']) {
      const ofTab = byTab.get(word) ?? new Map<string, number>()
      byTab.set(word, ofTab.set(currency, (ofTab.get(currency) ?? 0) + sum))
    }
  }
  return Object.fromEntries([...byTab].map(([word, amounts]) => [word, textOf([...amounts], locale)]))
}

/** How many currencies a tab shows; the tooltip has all of them. */
const maxShown = 2

function textOf(amounts: readonly (readonly [currency: string, sum: number])[], locale: string) {
  const counted = amounts.filter(([, sum]) => sum !== 0)
  const short = counted.slice(0, maxShown).map(([currency, sum]) => formatMoneyShort(sum, currency, locale))
  const more = counted.length - short.length
  return {
    short: short.join(' · ') + (more > 0 ? ` +${more}` : ''),
    exact: counted.map(([currency, sum]) => formatMoney(sum, currency, locale)).join(' · '),
  }
}
