import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { recordPath, titleOf, type Row } from '#base/format/record-path'
import { textCell, type Sheet } from '#screens/charts'
import { formatValue, isEmpty } from '#screens/fields/text/format'
import { useRenderContext } from '#screens/fields/use-render-context'

/** Some records as a table: their titles, which link to them, and some of their fields. */
export function useRowsSheet(
  resource: AnyResource | undefined,
  rows: readonly Row[],
  names: readonly string[],
): Sheet | undefined {
  const { t } = useTranslation()
  const labels = useLabels()
  const around = useRenderContext()
  if (!resource || rows.length === 0) return undefined
  const fields = names.flatMap((name) => {
    const field = fieldOf(resource, name)
    return field ? [{ name, field }] : []
  })
  return {
    head: [t('charts.record'), ...fields.map(({ name }) => labels.field(resource, name))],
    rows: rows.map((row) => [
      textCell(titleOf(resource, row), recordPath(resource, 'show', row)),
      ...fields.map(({ name, field }) => {
        const value = row[name]
        const text = isEmpty(value) ? '' : formatValue(field, value, { resource, name, row }, around)
        return { text, plain: typeof value === 'number' && field.kind !== 'money' ? String(value) : text }
      }),
    ]),
  }
}
