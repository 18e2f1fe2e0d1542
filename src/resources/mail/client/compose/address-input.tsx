import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEndpointCache } from '#providers/data/endpoint-cache'
import { listsKey, type Address, type ConversationPage } from '../mail-data'

const form = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/
export const isAddress = (given: string): boolean => form.test(given)

/**
 * Parses 'Ada <ada@example.com>, bert@example.com' into addresses; invalid ones are kept, so that the user sees them.
 */
export const addressesIn = (text: string): Address[] =>
  text
    .split(/[,;，；\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name, address] = /^"?([^"<]*?)"?\s*<([^>]+)>$/.exec(part) ?? []
      return address
        ? { name: name || null, address: address.toLowerCase() }
        : { name: null, address: part.toLowerCase() }
    })

const shown = ({ name, address }: Address) => (name ? `${name} <${address}>` : address)
const separators = /[,;，；\n]/

interface AddressInputProps {
  readonly label: string
  readonly value: readonly Address[]
  readonly onChange: (value: readonly Address[]) => void
  readonly error?: string | undefined
  readonly required?: boolean
  readonly autoFocus?: boolean
}

/** An input of addresses: Enter or a comma ends one; correspondents are suggested. */
export function AddressInput({ label, value, onChange, error, required, autoFocus }: AddressInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const known = useCorrespondents()
  const set = (next: readonly (Address | string)[]) => {
    const all = next.flatMap((item) => (typeof item === 'string' ? addressesIn(item) : [item]))
    onChange(all.filter((item, index) => all.findIndex(({ address }) => address === item.address) === index))
    setTyped('')
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      options={known}
      value={[...value]}
      inputValue={typed}
      clearText={t('form.clear')}
      filterSelectedOptions
      getOptionLabel={(item) => (typeof item === 'string' ? item : shown(item))}
      isOptionEqualToValue={(item, other) => item.address === other.address}
      onChange={(_, next) => set(next)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' && separators.test(text)) set([...value, text])
        else if (reason !== 'reset') setTyped(text)
      }}
      onBlur={() => typed.trim() !== '' && set([...value, typed])}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={label}
          required={required === true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to write in it
          autoFocus={autoFocus === true}
          error={error !== undefined}
          helperText={error}
          {...(value.length === 0 && required && { placeholder: t('mail.addressHint') })}
          slotProps={{
            htmlInput: { ...params.inputProps, required: false, 'aria-required': required, dir: 'ltr' },
          }}
        />
      )}
    />
  )
}

/** The correspondents found in the cached lists. */
function useCorrespondents(): Address[] {
  const cache = useEndpointCache()
  const found = new Map<string, Address>()
  for (const { mail } of cache.pages<ConversationPage>(listsKey).flatMap((page) => page.conversations))
    for (const item of [{ name: mail.fromName, address: mail.fromAddress }, ...mail.to])
      if (!found.has(item.address)) found.set(item.address, item)
  return [...found.values()].toSorted((item, other) => shown(item).localeCompare(shown(other)))
}
