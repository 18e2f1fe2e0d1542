import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import { countedTotals, isShownWith } from '#define/layout/shown-parts'
import { isShownIn, sectionsOf, summaryOf, type NamedSection } from '#define/layout/layout-of'
import type { AnyField } from '#define/kinds'
import { allFieldsOf, readableFields } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { isBlank, useEmptyFields } from '../empty-fields'
import { EmptyFieldsButton } from '../empty-fields-button'
import { SectionCard } from './section-card'
import { TimesCard } from './times-card'
import styles from './sections.module.css'

interface RecordSectionsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** Only the section of a tab, or those without one; default: all. */
  readonly tab?: string | undefined
  /** Rendered at the end of the aside. */
  readonly beside?: ReactNode
  /** Rendered below the sections of the main column, beside the aside. */
  readonly children?: ReactNode
}

/** The tab of the sections that have none of their own, and of everything that is not part of a section. */
export const detailsTab = 'details'

/**
 * The fields of a record in the declared sections, beside each other where the page is wide enough. Empty fields are
 * shown when the user asks for them.
 */
export function RecordSections({ resource, row, tab, beside, children }: RecordSectionsProps) {
  const shown = useEmptyFields(resource)
  const { sections, empty } = useShownSections({ resource, row, tab }, shown.showsEmpty)
  const cards = (isAside: boolean) =>
    sections
      .filter(({ aside = false }) => aside === isAside)
      .map((section) => <SectionCard key={section.name} resource={resource} row={row} section={section} />)
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{cards(false)}</div>
      <div className={styles.aside}>
        {cards(true)}
        {(tab === undefined || tab === detailsTab) && <TimesCard resource={resource} row={row} />}
        <EmptyFieldsButton resource={resource} count={empty} className={styles.more} {...shown} />
        {beside && <div className={styles.below}>{beside}</div>}
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </div>
  )
}

const tabOf = (section: NamedSection): string => (section.tab ? section.name : detailsTab)

/** Whether other values show a field: its position in the list a rank, each amount its currency. */
const isImplied = (resource: AnyResource, field: AnyField | undefined): boolean =>
  field?.kind === 'rank' ||
  (field?.kind === 'currency' && Object.values(allFieldsOf(resource)).some(({ kind }) => kind === 'money'))

/** The sections with the fields to show, without those that would be empty, and the number of empty fields. */
function useShownSections({ resource, row, tab }: RecordSectionsProps, showsEmpty: boolean) {
  const fields = readableFields(resource, useRole())
  const { amount, status, meta = [] } = summaryOf(resource)
  const known = new Set([amount, status, ...meta, resource.title])
  const byPart = new Set(resource.layout?.shownByPart)
  const exists = (name: string) =>
    name in fields &&
    !byPart.has(name) &&
    name in row &&
    isShownIn(resource, name, row) &&
    isShownWith(resource, name, row) &&
    !isImplied(resource, fields[name])
  const wanted = (section: NamedSection, names: readonly string[] = []) =>
    names.filter((name) => exists(name) && name !== resource.title && !(section.isRest && known.has(name)))
  const declared = sectionsOf(resource, Object.keys(fields)).filter(
    (section) => section.only !== 'form' && (tab === undefined || tabOf(section) === tab),
  )
  const all = declared.map((section) => ({
    ...section,
    isAlone: section.fields.length === 1,
    fields: wanted(section, section.fields),
    totals: countedTotals(row, wanted(section, section.totals)),
  }))
  const empty = all.flatMap((section) => section.fields).filter((name) => isBlank(row, name)).length
  const sections = all
    .map((section) => ({
      ...section,
      fields: showsEmpty ? section.fields : section.fields.filter((name) => !isBlank(row, name)),
    }))
    .filter((section) => section.fields.length + section.totals.length > 0)
  return { sections, empty }
}
