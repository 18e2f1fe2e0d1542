import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { sectionsOf } from '#define/layout/layout-of'
import { readableFields } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { useRelatedTabs } from '../../related'
import { detailsTab, RecordSections } from '../sections/record-sections'

const RecordTabs = lazy(() => import('./record-tabs').then((module) => ({ default: module.RecordTabs })))

interface TabbedBodyProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly details: ReactNode
  /** Undefined if the record has none. */
  readonly history: ReactNode
}

/**
 * The page of a record in tabs: its details, the sections with a tab, each related resource, and the history. It
 * suspends until the code of the tabs is loaded, because they would move what is below them.
 */
export function TabbedBody({ resource, row, details, history }: TabbedBodyProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const fields = readableFields(resource, useRole())
  const sections = sectionsOf(resource, Object.keys(fields)).filter(
    (section) => section.tab && section.only !== 'form' && section.fields.some((name) => name in fields),
  )
  const related = useRelatedTabs(resource, row)
  return (
    <RecordTabs
      tabs={[
        { name: detailsTab, label: t('show.details'), content: details },
        ...sections.map(({ name }) => ({
          name,
          label: labels.section(resource, name),
          content: <RecordSections resource={resource} row={row} tab={name} />,
        })),
        ...related,
        ...(history ? [{ name: 'history', label: t('show.history'), content: history }] : []),
      ]}
    />
  )
}
