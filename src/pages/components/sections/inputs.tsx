import { useId, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInput } from '#screens/fields/input/field-input'
import { hasInput, isWide } from '#screens/fields/input/field-kinds'
import { FormScopeProvider, type FormScope } from '#screens/fields/input/form-scope'
import styles from '../components.module.css'
import { filledRow, galleryResource } from '../gallery-resource'
import { Group, Section, type SectionProps } from '../section'
import { kindLabel } from '../kind-labels'

const fields = Object.entries(galleryResource.fields).filter(([, field]) => hasInput(field))
const inputStates = ['empty', 'filled', 'invalid', 'disabled'] as const
type Way = (typeof inputStates)[number]

/** An input of every kind: empty, filled, invalid and disabled. */
export const InputsSection = ({ texts }: SectionProps) => (
  <Section id="inputs" title={texts.sections.inputs}>
    {inputStates.map((inputState) => (
      <Group key={inputState} title={texts.inputs[inputState]}>
        <Inputs way={inputState} texts={texts} />
      </Group>
    ))}
    <p>{texts.inputs.note}</p>
  </Section>
)

function Inputs({ way: inputState, texts }: SectionProps & { way: Way }) {
  const prefix = useId()
  const errors = useMemo(
    () =>
      inputState === 'invalid'
        ? Object.fromEntries(fields.map(([name]) => [name, { type: 'server', message: texts.inputs.fault }]))
        : {},
    [inputState, texts],
  )
  const form = useForm({
    defaultValues: inputState === 'empty' ? { listOf: [] } : { ...filledRow },
    errors,
    shouldFocusError: false,
  })
  const scope: FormScope = {
    resource: galleryResource,
    prefix,
    row: filledRow,
    label: (name) => kindLabel(texts, name),
    help: (name) => (name === 'text' ? texts.inputs.help : undefined),
    option: (_, value) => texts.options[value as keyof typeof texts.options] ?? value,
  }
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={scope}>
        <fieldset
          className={styles.inputs}
          disabled={inputState === 'disabled'}
          aria-label={texts.inputs[inputState]}
        >
          {fields.map(([name, field]) => (
            <FieldInput
              key={name}
              field={field}
              path={name}
              name={name}
              className={isWide(field) ? styles.wide : undefined}
            />
          ))}
        </fieldset>
      </FormScopeProvider>
    </FormProvider>
  )
}
