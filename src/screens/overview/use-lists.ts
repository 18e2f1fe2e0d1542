import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FiguresTile } from '#define/overview/overview'
import type { ChartList } from '#screens/charts'
import { useLinks } from './use-links'

/** Returns a list as charts show it. */
export function useList(): (label: string, address: string) => ChartList {
  const navigate = useNavigate()
  return (label, address) => ({ label, address, open: () => void navigate(address) })
}

/** The lists behind the metrics of a tile, each once. Of several metrics those with a name have one. */
export function useLists(
  figures: FiguresTile | undefined,
  names: Readonly<Record<string, string>> = {},
): readonly ChartList[] {
  const { t } = useTranslation()
  const links = useLinks()
  const listOf = useList()
  const metrics = figures?.metrics ?? []
  const named = metrics.length > 1 ? metrics.filter(({ name }) => names[name] !== undefined) : metrics
  const byAddress = new Map<string, string>()
  for (const metric of named) {
    const address = links.ofMetric(metric)
    if (address !== undefined && !byAddress.has(address)) byAddress.set(address, names[metric.name] ?? '')
  }
  return [...byAddress].map(([address, name]) =>
    listOf(byAddress.size > 1 ? t('charts.openListOf', { name }) : t('charts.openList'), address),
  )
}
