import { useId, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInput } from '#screens/fields/input/field-input'
import { hasInput, isWide } from '#screens/fields/input/field-kinds'
import { FormScopeProvider, type FormScope } from '#screens/fields/input/form-scope'
import styles from '../components.module.css'
import { filledRow, galleryResource } from '../gallery-resource'
import { Group, Section, type SectionProps } from '../section'
import { wordOfKind } from '../words-of-kinds'

const fields = Object.entries(galleryResource.fields).filter(([, field]) => hasInput(field))
const ways = ['empty', 'filled', 'invalid', 'disabled'] as const
type Way = (typeof ways)[number]

/** An input of every kind: empty, filled, wrong, and out of reach. */
export const InputsSection = ({ words }: SectionProps) => (
  <Section id="inputs" title={words.sections.inputs}>
    {ways.map((way) => (
      <Group key={way} title={words.inputs[way]}>
        <Inputs way={way} words={words} />
      </Group>
    ))}
    <p>{words.inputs.note}</p>
  </Section>
)

function Inputs({ way, words }: SectionProps & { way: Way }) {
  const prefix = useId()
  const errors = useMemo(
    () =>
      way === 'invalid'
        ? Object.fromEntries(fields.map(([name]) => [name, { type: 'server', message: words.inputs.fault }]))
        : {},
    [way, words],
  )
  const form = useForm({
    defaultValues: way === 'empty' ? { listOf: [] } : { ...filledRow },
    errors,
    shouldFocusError: false,
  })
  const scope: FormScope = {
    resource: galleryResource,
    prefix,
    row: filledRow,
    label: (name) => wordOfKind(words, name),
    help: (name) => (name === 'text' ? words.inputs.help : undefined),
    option: (_, value) => words.options[value as keyof typeof words.options] ?? value,
  }
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={scope}>
        <fieldset className={styles.inputs} disabled={way === 'disabled'} aria-label={words.inputs[way]}>
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
