import Autocomplete from '@mui/material/Autocomplete'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countries } from '#define/choices/countries'
import { byKind, type AnyField, type FieldOf, type KindMap } from '#define/kinds'
import { ChoicesInput } from '#screens/fields/input/choice-inputs'
import { DateInput } from '#screens/fields/input/dates/date-inputs'
import type { InputProps } from '#screens/fields/input/input-props'
import { DecimalInput, IntegerInput } from '#screens/fields/input/number-inputs'
import { ReferencesInput } from '#screens/fields/input/references/reference-inputs'
import { LazyZoneInput } from '#screens/fields/input/lazy-inputs'
import { SearchBox } from '#screens/fields/input/references/search-box'
import { TagsInput } from '#screens/fields/input/tags-input'
import { LineInput } from '#screens/fields/input/text-inputs'
import { Select } from '#shell/parts/select/select'
import { minorDigits, nameOfCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { dayOf, endOfDay, startOfDay } from '#base/format/days'

/** An input for the value of a condition, or for all of its values. */
export type ConditionInputProps = InputProps & {
  /** The currency in which amounts are typed. */
  readonly currency: string | undefined
  /** Whether the value ends a range; for a day this is its last moment. */
  readonly isEnd: boolean
}

const allCurrencies = Intl.supportedValuesOf('currency')
const line = (_: AnyField, props: ConditionInputProps) => <LineInput {...props} />
const many = (_: AnyField, props: ConditionInputProps) => <TagsInput {...props} />
const nothing = () => null
const options = (list: readonly string[], props: ConditionInputProps) => (
  <ChoicesInput {...props} options={list} />
)

const references = ({ to, among }: FieldOf<'ref' | 'refs'>, props: ConditionInputProps) => (
  <ReferencesInput {...props} field={{ kind: 'refs', to, ...(among && { among }) }} />
)

const inputs: KindMap<ReactNode, [props: ConditionInputProps]> = {
  text: (field, props) => (field.format === 'timeZone' ? <LazyZoneInput {...props} /> : line(field, props)),
  richText: nothing,
  integer: (_, props) => <IntegerInput {...props} />,
  decimal: (field, props) => <DecimalInput {...props} field={field} />,
  boolean: (_, props) => <YesNoInput {...props} />,
  date: (_, props) => <DateInput {...props} />,
  datetime: (_, props) => <DayInput {...props} />,
  choice: (field, props) => options(field.options, props),
  choices: (field, props) => options(field.options, props),
  tags: many,
  ref: (field, props) => references(field, props),
  refs: (field, props) => references(field, props),
  listOf: nothing,
  money: (_, props) => <AmountInput {...props} />,
  currency: (field, props) => (
    <CodesInput {...props} type="currency" codes={field.options ?? allCurrencies} />
  ),
  email: line,
  url: nothing,
  phone: line,
  color: nothing,
  country: (_, props) => <CodesInput {...props} type="region" codes={countries} />,
  rank: nothing,
  file: nothing,
  image: nothing,
  json: nothing,
  state: (field, props) => options(field.states, props),
}

/** The input for the value of a condition on a field. */
export const ConditionInput = ({ field, ...props }: ConditionInputProps & { readonly field: AnyField }) =>
  byKind(inputs, field, props)

function YesNoInput(props: ConditionInputProps) {
  const { t } = useTranslation()
  return (
    <Select
      id={props.id}
      options={[
        { value: '', label: t('listPanels.chooseValues') },
        { value: 'true', label: t('list.yes') },
        { value: 'false', label: t('list.no') },
      ]}
      value={props.value === undefined ? '' : String(props.value)}
      onChange={(chosen) => props.onChange(chosen === '' ? undefined : chosen === 'true')}
      isInvalid={props.invalid}
      describedBy={props.describedBy}
    />
  )
}

/** A day for instants: its first moment, or its last if it ends a range. */
const DayInput = (props: ConditionInputProps) => (
  <DateInput
    {...props}
    emptyUnlessRead
    value={typeof props.value === 'string' ? dayOf(props.value) : ''}
    onChange={(day) => props.onChange(props.isEnd ? endOfDay(String(day)) : startOfDay(String(day)))}
  />
)

/** An amount, typed in the currency's major unit and stored in minor units. */
function AmountInput({ currency, ...props }: ConditionInputProps) {
  const digits = minorDigits(currency)
  const { value, onChange } = props
  return (
    <DecimalInput
      key={digits}
      {...props}
      field={{ kind: 'decimal', scale: digits }}
      value={typeof value === 'number' ? value / 10 ** digits : value}
      onChange={(major) => onChange(typeof major === 'number' ? Math.round(major * 10 ** digits) : major)}
    />
  )
}

type CodesProps = ConditionInputProps & {
  readonly type: 'region' | 'currency'
  readonly codes: readonly string[]
}

/** Several codes, found by their names. */
function CodesInput({ type, codes, ...props }: CodesProps) {
  const locale = useLocale()
  const names = useMemo(() => namesOf(type, codes, locale), [type, codes, locale])
  return (
    <Autocomplete
      id={props.id}
      multiple
      autoHighlight
      options={[...names.keys()]}
      value={Array.isArray(props.value) ? (props.value as string[]) : []}
      onChange={(_, chosen) => props.onChange(chosen)}
      getOptionLabel={(code) => names.get(code) ?? code}
      renderInput={(params) => <SearchBox {...props} params={params} />}
    />
  )
}

/** The names of codes, ordered by name. */
function namesOf(type: CodesProps['type'], codes: readonly string[], locale: string): Map<string, string> {
  const named = codes.map((code) => {
    const name = nameOfCode(type, code, locale)
    return [code, type === 'currency' ? `${code} – ${name}` : name] as const
  })
  return new Map(named.toSorted(([, value], [, other]) => value.localeCompare(other, locale)))
}
