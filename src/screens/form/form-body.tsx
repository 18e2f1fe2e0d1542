import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { ComputedList } from './computed-list'
import { FieldGrid } from './field-grid'
import { FilledFields } from './filled-fields'
import { FormFooter } from './form-footer'
import { FormPart } from './form-part'
import { FormSections } from './sections/form-sections'
import { LazyFormSteps } from './sections/lazy-form-steps'

interface FormBodyProps {
  readonly resource: AnyResource
  readonly row?: Row
  readonly container: 'page' | 'dialog'
  readonly only?: readonly string[]
  readonly onCancel: () => void
  readonly children?: ReactNode
  readonly isSectioned: boolean
  readonly fields: AnyFields
  readonly computed: readonly string[]
}

/** The inputs and the buttons of a form: in steps, in sections, or in one grid. */
export function FormBody({ isSectioned, ...props }: FormBodyProps) {
  const { resource, row, container, only, fields, computed, onCancel, children } = props
  const parts = { resource, fields, computed }
  if (isSectioned && resource.layout?.steps && !row && container === 'page')
    return <LazyFormSteps {...parts} onCancel={onCancel} />
  return (
    <>
      {isSectioned ? (
        <FormSections {...parts} container={container} />
      ) : (
        <>
          <FieldGrid fields={fields} />
          {computed.length > 0 && <ComputedList names={computed} />}
        </>
      )}
      {(container === 'page' || resource.views?.calendar) && !only && <FormPart resource={resource} />}
      {children}
      {!row && <FilledFields fields={fields} />}
      <FormFooter onCancel={onCancel} />
    </>
  )
}
