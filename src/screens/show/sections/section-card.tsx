import { useId } from 'react'
import type { AnyResource } from '#define'
import type { NamedSection } from '#define/layout/layout-of'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../../fields/field-value'
import { FieldHistoryButton } from '../../history'
import { CollapsedCard } from '../../page/collapsed-card'
import { useSectionHeading } from '../../page/use-section-heading'
import styles from './sections.module.css'

interface SectionCardProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The section with the fields to show. */
  readonly section: NamedSection & {
    /** Whether it is declared with one field, which its heading names. */
    readonly isAlone: boolean
  }
}

/** One section of a record's page. */
export function SectionCard({ resource, row, section }: SectionCardProps) {
  const id = useId()
  const heading = useSectionHeading(resource)(section)
  const values = <SectionValues resource={resource} row={row} section={section} />
  if (section.collapsed) return <CollapsedCard heading={heading}>{values}</CollapsedCard>
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {values}
    </section>
  )
}

const wideKinds = new Set(['richText', 'listOf', 'json', 'image'])

function SectionValues({ resource, row, section: { fields, totals = [], isAlone } }: SectionCardProps) {
  const labels = useLabels()
  const fact = (name: string, className?: string, isNamed = false) => {
    const label = labels.field(resource, name)
    return (
      <div key={name} className={className}>
        <dt className={isNamed ? 'visually-hidden' : undefined}>
          {label}
          {!isNamed && <FieldHistoryButton resource={resource} row={row} name={name} />}
        </dt>
        <dd>
          <FieldValue resource={resource} name={name} row={row} />
          {isNamed && <FieldHistoryButton resource={resource} row={row} name={name} isInCorner />}
        </dd>
      </div>
    )
  }
  const isWide = (name: string) => {
    const field = fieldOf(resource, name)
    return (
      field !== undefined && (wideKinds.has(field.kind) || (field.kind === 'text' && Boolean(field.lines)))
    )
  }
  return (
    <>
      {fields.length > 0 && (
        <dl className={styles.facts}>
          {fields.map((name) => fact(name, isWide(name) ? styles.wide : undefined, isAlone))}
        </dl>
      )}
      {totals.length > 0 && <dl className={styles.totals}>{totals.map((name) => fact(name))}</dl>}
    </>
  )
}
