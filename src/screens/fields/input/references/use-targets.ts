import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import type { Conditions } from '#define/references/reference-where'
import { titleOf, type Row } from '#base/format/record-path'
import { useLabels } from '#base/i18n/labels'
import { useFoundRecords } from './use-record-search'

/** A record that can be chosen. */
export interface Target {
  readonly id: string
  readonly title: string
  /** The texts and numbers with which its page begins, in one line. */
  readonly facts: string
}

const maxTargets = 100
const maxFacts = 3

/** The records that meet some conditions, by their titles: the first hundred, or those with the typed text. */
export function useTargets(resource: AnyResource, conditions: Conditions, typed: string, isEnabled: boolean) {
  const labels = useLabels()
  const { rows, isSearching } = useFoundRecords(resource, {
    typed,
    isOpen: isEnabled,
    conditions,
    limit: maxTargets,
  })
  const factOf = (row: Row, name: string): string => {
    const [field, value] = [fieldOf(resource, name), row[name]]
    if (typeof value === 'number') return `${labels.field(resource, name)}: ${value}`
    return field?.kind === 'text' && typeof value === 'string' ? value : ''
  }
  const factsOf = (row: Row): string =>
    (resource.layout?.summary?.meta ?? [])
      .map((name) => factOf(row, name))
      .filter(Boolean)
      .slice(0, maxFacts)
      .join(' · ')
  return {
    targets: rows.map((row): Target => ({
      id: row.id,
      title: titleOf(resource, row),
      facts: factsOf(row),
    })),
    isSearching,
  }
}
