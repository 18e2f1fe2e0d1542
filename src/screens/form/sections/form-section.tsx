import { useId, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { AnyResource } from '#define'
import type { NamedSection } from '#define/layout/layout-of'
import { useLabels } from '#base/i18n/labels'
import { CollapsedCard } from '../../page/collapsed-card'
import { useSectionHeading } from '../../page/use-section-heading'
import { ShownFields } from '../shown-fields'
import styles from './sections.module.css'

interface FormSectionProps {
  readonly resource: AnyResource
  readonly section: NamedSection
  /** Its only input, whose label may say what the section is. */
  readonly only?: string | undefined
  readonly children: ReactNode
}

/** One section of a form. */
export function FormSection(props: FormSectionProps) {
  return (
    <ShownFields names={props.section.fields}>
      <Section {...props} />
    </ShownFields>
  )
}

function Section({ resource, section, only, children }: FormSectionProps) {
  const id = useId()
  const labels = useLabels()
  const heading = useSectionHeading(resource)(section)
  if (section.collapsed)
    return (
      <ClosedSection heading={heading} names={section.fields}>
        {children}
      </ClosedSection>
    )
  if (only !== undefined && (section.isRest || labels.field(resource, only) === heading))
    return <div className={styles.section}>{children}</div>
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

interface ClosedSectionProps {
  readonly heading: string
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** A section that is closed at first; an error in it opens it. */
function ClosedSection({ heading, names, children }: ClosedSectionProps) {
  const { errors } = useFormState({ name: [...names] })
  const [isOpen, setOpen] = useState(false)
  const hasError = names.some((name) => name in errors)
  return (
    <CollapsedCard className={styles.closed} heading={heading} isOpen={isOpen || hasError} onToggle={setOpen}>
      {children}
    </CollapsedCard>
  )
}
