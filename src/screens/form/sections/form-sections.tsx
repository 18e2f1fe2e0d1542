import { memo } from 'react'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { ComputedList } from '../computed-list'
import { FieldGrid } from '../field-grid'
import { filledSections, type FilledSection } from './filled-sections'
import { FormSection } from './form-section'
import styles from './sections.module.css'

export interface FormSectionsProps {
  readonly resource: AnyResource
  readonly fields: AnyFields
  /** The names of the computed values that the user may read. */
  readonly computed: readonly string[]
  readonly container: 'page' | 'dialog'
}

/** The inputs of a form in the declared sections, beside each other where a page is wide enough. */
export const FormSections = memo(function FormSections(props: FormSectionsProps) {
  const { resource, fields, computed, container } = props
  const sections = filledSections(resource, fields, computed)
  const part = (isAside: boolean) =>
    sections
      .filter(({ aside = false }) => aside === isAside)
      .map((section) => <SectionOfForm key={section.name} resource={resource} section={section} />)
  const aside = part(true)
  const isBeside = aside.length > 0 && !sections.some(({ inputs }) => hasWideRows(inputs))
  return (
    <div
      className={container === 'page' ? styles.page : styles.dialog}
      data-aside={isBeside ? 'beside' : 'below'}
    >
      <div className={styles.column}>{part(false)}</div>
      {aside.length > 0 && <div className={isBeside ? styles.column : styles.row}>{aside}</div>}
    </div>
  )
})

/** One section with its inputs and computed values. */
export function SectionOfForm({
  resource,
  section,
}: {
  readonly resource: AnyResource
  readonly section: FilledSection
}) {
  const names = [...Object.keys(section.inputs), ...section.computed]
  return (
    <FormSection resource={resource} section={section} only={names.length === 1 ? names[0] : undefined}>
      <FieldGrid fields={section.inputs} />
      {section.computed.length > 0 && <ComputedList names={section.computed} />}
    </FormSection>
  )
}

/** Whether rows need the full width of the page for their columns. */
const hasWideRows = (inputs: AnyFields): boolean =>
  Object.values(inputs).some((field) => field.kind === 'listOf' && Object.keys(field.fields).length > 2)
