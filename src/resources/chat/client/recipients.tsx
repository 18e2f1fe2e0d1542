import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#shell/parts/avatar/avatar'
import type { Contact } from './chat-data'
import styles from './chat.module.css'

interface RecipientsProps {
  readonly label: string
  readonly contacts: readonly Contact[]
  readonly chosen: readonly Contact[]
  readonly onChoose: (chosen: readonly Contact[]) => void
  readonly isLoading: boolean
}

/** Chooses some of the contacts. */
export function Recipients({ label, contacts, chosen, onChoose, isLoading }: RecipientsProps) {
  const { t } = useTranslation()
  return (
    <Autocomplete
      multiple
      options={contacts}
      value={[...chosen]}
      loading={isLoading}
      loadingText={t('common.loading')}
      noOptionsText={t('chat.noContacts')}
      clearText={t('form.clear')}
      getOptionLabel={({ displayName }) => displayName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(item, other) => item.id === other.id}
      onChange={(_, next) => onChoose(next)}
      renderOption={({ key, ...props }, contact) => (
        <li key={key} {...props}>
          <span className={styles.option}>
            <Avatar person={contact} size={24} />
            {contact.displayName}
            {contact.company && <span className="quiet">{contact.company}</span>}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          label={label}
          {...(chosen.length === 0 && { placeholder: t('chat.toHint') })}
          slotProps={{ htmlInput: { ...params.inputProps, required: false, 'aria-required': true } }}
        />
      )}
    />
  )
}
