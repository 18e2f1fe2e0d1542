import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../mail-data'
import { addressesIn, distinctAddresses, hasSeparator, isAddress, shownAddress } from './addresses'
import styles from '../compose.module.css'
import { useRecipients } from './use-recipients'

interface AddressInputProps {
  readonly label: string
  readonly value: readonly Address[]
  readonly onChange: (value: readonly Address[]) => void
  readonly error?: string | undefined
  readonly required?: boolean
  readonly autoFocus?: boolean
}

/** An input of addresses: Enter or a comma ends one; people and correspondents are suggested. */
export function AddressInput({ label, value, onChange, error, required, autoFocus }: AddressInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const suggested = useRecipients(typed, isOpen)
  const set = (next: readonly (Address | string)[]) => {
    onChange(
      distinctAddresses(next.flatMap((item) => (typeof item === 'string' ? addressesIn(item) : [item]))),
    )
    setTyped('')
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    // The browser would join the lines of a list.
    if (!hasSeparator(text.trim())) return
    event.preventDefault()
    set([...value, typed, text])
  }
  const wrong = value.find(({ address }) => !isAddress(address))
  const fault = error ?? (wrong && t('mail.wrongAddress', { address: wrong.address }))
  return (
    <Autocomplete
      multiple
      freeSolo
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...suggested]}
      // The server has chosen them.
      filterOptions={(options) => options}
      value={[...value]}
      inputValue={typed}
      clearText={t('form.clear')}
      filterSelectedOptions
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
      // Enter takes the first one, unless the typed text is an address itself.
      autoHighlight={typed.trim() !== '' && !isAddress(typed.trim())}
      getOptionLabel={(item) => (typeof item === 'string' ? item : shownAddress(item))}
      isOptionEqualToValue={(item, other) => item.address === other.address}
      onChange={(_, next) => set(next)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' && hasSeparator(text)) set([...value, text])
        else if (reason !== 'reset') setTyped(text)
      }}
      onBlur={() => typed.trim() !== '' && set([...value, typed])}
      renderOption={({ key, ...attributes }, item) => (
        <li key={key} {...attributes}>
          <span className={styles.suggestion}>
            <bdi>{item.name ?? item.address}</bdi>
            {item.name && <span dir="ltr">{item.address}</span>}
          </span>
        </li>
      )}
      renderTags={(all, propsOf) =>
        all.map((item, index) => {
          const { key, ...attributes } = propsOf({ index })
          const person = typeof item === 'string' ? { name: null, address: item } : item
          return <AddressChip key={key} {...attributes} person={person} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={label}
          required={required === true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the mail to write in it
          autoFocus={autoFocus === true}
          error={fault !== undefined}
          helperText={fault}
          {...(value.length === 0 && required && { placeholder: t('mail.addressHint') })}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              required: false,
              'aria-required': required,
              dir: 'ltr',
              onPaste: paste,
            },
          }}
        />
      )}
    />
  )
}

interface AddressChipProps extends Omit<React.ComponentProps<typeof Chip>, 'label' | 'color'> {
  readonly person: Address
}

/** An address that was entered; one that is none is marked. */
function AddressChip({ person, ...attributes }: AddressChipProps) {
  const { t } = useTranslation()
  const isWrong = !isAddress(person.address)
  return (
    <Chip
      {...attributes}
      size="small"
      title={person.address}
      label={
        <>
          <bdi>{person.name ?? person.address}</bdi>
          {isWrong && <span className="visually-hidden"> {t('mail.notAnAddress')}</span>}
        </>
      }
      {...(isWrong && { color: 'error', variant: 'outlined' })}
    />
  )
}
