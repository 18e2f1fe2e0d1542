import Autocomplete from '@mui/material/Autocomplete'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '#define/kinds'
import { countries } from '#define/choices/countries'
import { nameOfCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './input.module.css'
import type { InputProps } from './input-props'
import { SearchBox } from './references/search-box'

interface Code {
  readonly code: string
  readonly name: string
}

type CodesProps = InputProps & { readonly codes: readonly string[]; readonly type: 'region' | 'currency' }

/** One of many codes, found by its name in the page's language or by the code itself. */
function CodeInput({ codes, type, ...props }: CodesProps) {
  const locale = useLocale()
  const { t } = useTranslation()
  const options = useMemo<Code[]>(
    () =>
      codes
        .map((code) => ({ code, name: nameOfCode(type, code, locale) }))
        .toSorted((item, other) => item.name.localeCompare(other.name, locale)),
    [codes, type, locale],
  )
  const current = String(props.value ?? '')
  const value =
    options.find(({ code }) => code === current) ?? (current ? { code: current, name: current } : null)
  return (
    <Autocomplete
      id={props.id}
      autoHighlight
      options={options}
      value={value}
      onChange={(_, chosen) => props.onChange(chosen?.code ?? '')}
      onBlur={props.onBlur}
      clearText={t('form.clear')}
      openText={t('form.open')}
      closeText={t('form.close')}
      noOptionsText={t('form.nothingFound')}
      slotProps={{ paper: { className: styles.options } }}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ code, name }) => (type === 'currency' ? `${code} – ${name}` : name)}
      filterOptions={(all, { inputValue }) => matching(all, inputValue)}
      isOptionEqualToValue={(item, other) => item.code === other.code}
      renderInput={(params) => <SearchBox {...props} params={params} />}
    />
  )
}

function matching(options: Code[], typed: string): Code[] {
  const wanted = typed.trim().toLowerCase()
  const rankOf = ({ code, name }: Code) => {
    if (code.toLowerCase() === wanted) return 0
    if (name.toLowerCase().startsWith(wanted)) return 1
    return `${code} – ${name}`.toLowerCase().includes(wanted) ? 2 : 3
  }
  if (wanted === '') return options
  return options
    .filter((option) => rankOf(option) < 3)
    .toSorted((item, other) => rankOf(item) - rankOf(other))
}

const allCurrencies = Intl.supportedValuesOf('currency')

export const CurrencyInput = ({ field, ...props }: InputProps & { readonly field: FieldOf<'currency'> }) => (
  <CodeInput {...props} codes={field.options ?? allCurrencies} type="currency" />
)

export const CountryInput = (props: InputProps) => <CodeInput {...props} codes={countries} type="region" />
