import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstStates, isShownIn } from '#define/layout/layout-of'
import { useSectionHeading } from '../../page/use-section-heading'
import { FormFooter } from '../form-footer'
import form from '../form.module.css'
import { filledSections } from './filled-sections'
import { SectionOfForm, type FormSectionsProps } from './form-sections'
import styles from './sections.module.css'

export interface FormStepsProps extends Omit<FormSectionsProps, 'container'> {
  readonly onCancel: () => void
}

/**
 * The form of a new record, one section at a time. A step is left forwards when its values are valid; an error found
 * by saving leads back to its step.
 */
export function FormSteps({ resource, fields, computed, onCancel }: FormStepsProps) {
  const { t } = useTranslation()
  const headingOf = useSectionHeading(resource)
  const { trigger } = useFormContext()
  const isNew = (name: string) => isShownIn(resource, name, firstStates(resource))
  const sections = filledSections(resource, fields, computed).filter(({ inputs }) =>
    Object.keys(inputs).some(isNew),
  )
  const namesAt = (index: number) => Object.keys(sections[index]?.inputs ?? {})
  const { at, setAt, body } = useStep((names) =>
    sections.findIndex(({ inputs }) => names.some((name) => name in inputs)),
  )
  const isLast = at >= sections.length - 1
  const next = async () => {
    if (await trigger(namesAt(at), { shouldFocus: true })) setAt(at + 1)
  }
  return (
    <>
      <Stepper activeStep={at} alternativeLabel className={styles.steps}>
        {sections.map((section) => (
          <Step key={section.name}>
            <StepLabel>{headingOf(section)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <div ref={body} className={styles.page}>
        {sections.map((section, index) => (
          <div key={section.name} hidden={index !== at}>
            <SectionOfForm resource={resource} section={{ ...section, collapsed: undefined }} />
          </div>
        ))}
      </div>
      {isLast ? (
        <FormFooter onCancel={onCancel} onBack={at > 0 ? () => setAt(at - 1) : undefined} />
      ) : (
        <div className={`${form.footer} ${form.sticky}`}>
          <Button variant="text" color="inherit" onClick={at > 0 ? () => setAt(at - 1) : onCancel}>
            {at > 0 ? t('form.back') : t('form.cancel')}
          </Button>
          <Button variant="contained" onClick={() => void next()}>
            {t('form.next')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The current step. The first input of a step that was opened is focused; a failed save opens the step of an error. */
function useStep(stepOf: (names: readonly string[]) => number) {
  const [at, setAt] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const opened = useRef(0)
  const { errors, submitCount } = useFormState()
  const [seen, setSeen] = useState(submitCount)
  if (seen !== submitCount) {
    setSeen(submitCount)
    const faulty = stepOf(Object.keys(errors))
    if (faulty >= 0) setAt(faulty)
  }
  useEffect(() => {
    if (opened.current === at) return
    opened.current = at
    body.current
      ?.querySelector<HTMLElement>(':scope > :not([hidden]) :is(input, textarea, select, [contenteditable])')
      ?.focus()
  }, [at])
  return { at, setAt, body }
}
