import Autocomplete from '@mui/material/Autocomplete'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboInput } from './combo-input'
import { OptionLabel, SwatchDot } from './option-label'
import type { SelectOption, SelectProps } from './select-props'
import styles from './select.module.css'

/** From how many options on they are typed rather than read: a phone then shows its keyboard. */
const many = 9

/**
 * One of several options, from a list that typing narrows. An option with the value '' stands for none: its label is
 * shown while nothing is chosen.
 */
export function Select<Value extends string>({ label, options, match, ...props }: SelectProps<Value>) {
  const { t } = useTranslation()
  const ownId = useId()
  const id = props.id ?? ownId
  const all = useMemo(() => [...options], [options])
  const isLong = options.length >= many
  const none = options.find(({ value }) => value === '')
  const chosen = options.find(({ value }) => value === props.value && value !== '') ?? null
  return (
    <Autocomplete
      id={id}
      fullWidth
      autoHighlight
      className={props.className ?? ''}
      disableClearable={none === undefined || !isLong}
      options={all}
      value={chosen}
      onChange={(_, next) => props.onChange((next?.value ?? '') as Value)}
      onBlur={props.onBlur}
      clearText={t('form.clear')}
      openText={t('form.open')}
      closeText={t('form.close')}
      noOptionsText={t('form.nothingFound')}
      getOptionKey={({ value }) => value}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      {...(match && {
        filterOptions: (_: SelectOption<Value>[], { inputValue }: { inputValue: string }) =>
          match(options, inputValue),
      })}
      slotProps={{
        paper: { className: styles.options },
        ...(label !== undefined && { listbox: { 'aria-label': label, 'aria-labelledby': undefined } }),
      }}
      renderOption={({ key, ...attributes }, option) => (
        <li key={key} {...attributes}>
          <OptionLabel option={option} />
        </li>
      )}
      renderInput={(params) => (
        <ComboInput
          params={params}
          inputRef={props.inputRef}
          isInvalid={props.isInvalid ?? false}
          placeholder={none?.label}
          startAdornment={
            chosen?.swatch === undefined ? undefined : (
              <span className={styles.startSwatch}>
                <SwatchDot color={chosen.swatch} />
              </span>
            )
          }
          attributes={{
            id,
            name: props.name,
            ...(isLong ? {} : { inputMode: 'none', spellCheck: false }),
            'aria-label': label,
            'aria-required': props.isRequired || undefined,
            'aria-invalid': props.isInvalid || undefined,
            'aria-describedby': props.describedBy,
          }}
        />
      )}
    />
  )
}
