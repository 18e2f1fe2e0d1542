import type { ReactNode } from 'react'
import { get, useController, useFormState } from 'react-hook-form'
import { isAttachments } from '#define/attached'
import { byKind, type KindMap } from '#define/kinds'
import { ChoiceInput, ChoicesInput, BooleanInput } from './choice-inputs'
import { ChoicesSearch } from './choices-search'
import { CountryInput, CurrencyInput } from './code-inputs'
import { ColorInput } from './color-input'
import { DateInput, DatetimeInput } from './dates/date-inputs'
import { FieldFrame, describedBy } from './field-frame'
import { isGroup, isRequired } from './field-kinds'
import type { FieldInputProps } from './field-input-props'
import { inputId, useFormScope } from './form-scope'
import type { InputProps } from './input-props'
import { JsonInput } from './json-input'
import { DecimalInput, IntegerInput, MoneyInput } from './number-inputs'
import { ReferenceInput, ReferencesInput } from './references/reference-inputs'
import { FileInput } from './references/reference-to-file'
import {
  LazyAttached,
  LazyPicture,
  LazyPresets,
  LazyRecurrence,
  LazyStars,
  LazyZoneInput,
} from './lazy-inputs'
import { LazyRichText } from './rich-text/lazy-rich-text'
import { RowsInput } from './rows/rows-input'
import { TagsInput } from './tags-input'
import { LineInput, TextInput } from './text-inputs'
import { WholeDayInput } from './dates/whole-day-input'

/** The input of each kind; kinds that no form shows have none. */
const inputs: KindMap<ReactNode, [props: InputProps]> = {
  text: (field, props) => {
    if (field.format === 'timeZone') return <LazyZoneInput {...props} />
    if (field.format === 'recurrence') return <LazyRecurrence {...props} />
    return <TextInput field={field} {...props} />
  },
  richText: (_, props) => <LazyRichText {...props} />,
  integer: (field, props) => {
    if (field.presets) return <LazyPresets field={field} {...props} />
    return field.stars ? <LazyStars {...props} /> : <IntegerInput {...props} />
  },
  decimal: (field, props) => <DecimalInput field={field} {...props} />,
  boolean: (_, props) => <BooleanInput {...props} />,
  date: (_, props) => <DateInput {...props} />,
  datetime: (field, props) =>
    field.wholeDay === undefined ? (
      <DatetimeInput {...props} />
    ) : (
      <WholeDayInput wholeDay={field.wholeDay} {...props} />
    ),
  choice: (field, props) => (
    <ChoiceInput options={field.options} swatches={field.swatches ?? false} {...props} />
  ),
  choices: (field, props) =>
    props.path === props.name ? (
      <ChoicesInput options={field.options} {...props} />
    ) : (
      <ChoicesSearch options={field.options} {...props} />
    ),
  tags: (_, props) => <TagsInput {...props} />,
  ref: (field, props) => <ReferenceInput field={field} {...props} />,
  refs: (field, props) => <ReferencesInput field={field} {...props} />,
  listOf: (field, props) =>
    isAttachments(field) ? (
      <LazyAttached {...props} />
    ) : (
      <RowsInput field={field} Cell={FieldInput} {...props} />
    ),
  money: (field, props) => <MoneyInput field={field} {...props} />,
  currency: (field, props) => <CurrencyInput field={field} {...props} />,
  email: (_, props) => <LineInput attributes={{ type: 'email', autoComplete: 'off' }} {...props} />,
  url: (_, props) => <LineInput attributes={{ type: 'url', placeholder: 'https://' }} {...props} />,
  phone: (_, props) => <LineInput attributes={{ type: 'tel', placeholder: '+49 30 123456' }} {...props} />,
  color: (_, props) => <ColorInput {...props} />,
  country: (_, props) => <CountryInput {...props} />,
  rank: () => null,
  file: (_, props) => <FileInput {...props} />,
  image: (field, props) => <LazyPicture crop={field.crop} {...props} />,
  json: (_, props) => <JsonInput {...props} />,
  state: () => null,
}

/** One field of a form: label, input, help and error. */
export function FieldInput(props: FieldInputProps) {
  return props.field.kind === 'listOf' ? <RowsField {...props} /> : <ValueField {...props} />
}

function ValueField(props: FieldInputProps) {
  const { path } = props
  const { check } = useFormScope()
  const { field: control, fieldState } = useController({ name: path })
  const onBlur = () => {
    control.onBlur()
    if (fieldState.isDirty) void check?.(path)
  }
  const framed = useFrame({ ...props, error: fieldState.error?.message })
  return framed({ value: control.value, onChange: control.onChange, onBlur, inputRef: control.ref })
}

const nothing = () => undefined

/** Rows hold values of their own, so an error of the whole list is stored at the list's `root`. */
function RowsField(props: FieldInputProps) {
  const { path } = props
  const { errors } = useFormState({ name: path })
  const fault = get(errors, path) as { root?: { message?: string }; message?: string } | undefined
  const error = fault?.root?.message ?? fault?.message
  const framed = useFrame({ ...props, error })
  return framed({ value: undefined, onChange: nothing, onBlur: nothing, inputRef: nothing })
}

type Value = Pick<InputProps, 'value' | 'onChange' | 'onBlur' | 'inputRef'>

function useFrame({
  field,
  path,
  name,
  label,
  placeholder,
  className,
  error,
}: FieldInputProps & { error: string | undefined }) {
  const scope = useFormScope()
  const id = inputId(scope.prefix, path)
  const help = path === name ? scope.help(name) : undefined
  const frameProps = { label: label ?? scope.label(name), required: isRequired(field) }
  return (value: Value) => (
    <FieldFrame
      id={id}
      isGroup={isGroup(field, path !== name)}
      help={help}
      error={error}
      className={className}
      {...frameProps}
    >
      {byKind(inputs, field, {
        ...frameProps,
        ...value,
        id,
        path,
        name,
        placeholder,
        invalid: error !== undefined,
        describedBy: describedBy(id, help, error),
      })}
    </FieldFrame>
  )
}
