import { useTranslation } from 'react-i18next'
import type { FiguresTile, Line } from '#define/overview/overview'
import { fieldOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { nameOfCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'

/** Returns the label of a line's key: an option of a field, a record, a country, or the text itself. */
export function useKeyName(): (by: FiguresTile['by'], line: Line) => string {
  const { t } = useTranslation()
  const app = useApp()
  const labels = useLabels()
  const locale = useLocale()
  return (by, { key, label }) => {
    const resource = by && app[by.resource]
    const field = resource && fieldOf(resource, by.field)
    if (label) return label
    if (key === null) return t('overview.nobody')
    if (!resource || !field) return by?.field.includes('.') ? t('overview.other') : key
    if (field.kind === 'ref') return t('overview.other')
    if (field.kind === 'country') return nameOfCode('region', key, locale)
    return field.kind === 'choice' || field.kind === 'state' ? labels.option(resource, by.field, key) : key
  }
}
