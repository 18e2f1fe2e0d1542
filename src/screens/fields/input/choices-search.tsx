import Autocomplete from '@mui/material/Autocomplete'
import { useTranslation } from 'react-i18next'
import { useFormScope } from './form-scope'
import styles from './input.module.css'
import type { InputProps } from './input-props'
import { SearchBox } from './references/search-box'

/** Several options, found by typing: takes one line, as in a row of a list. */
export function ChoicesSearch({ options, ...props }: InputProps & { readonly options: readonly string[] }) {
  const { t } = useTranslation()
  const { option } = useFormScope()
  const chosen = Array.isArray(props.value) ? (props.value as string[]) : []
  return (
    <Autocomplete
      id={props.id}
      multiple
      disableCloseOnSelect
      renderTags={(values) => (
        <span className={styles.words}>{values.map((each) => option(props.name, each)).join(', ')}</span>
      )}
      clearText={t('form.clear')}
      openText={t('form.choose')}
      noOptionsText={t('form.none')}
      options={[...options]}
      getOptionLabel={(each) => option(props.name, each)}
      value={chosen}
      onChange={(_, next) => props.onChange(options.filter((each) => next.includes(each)))}
      onBlur={props.onBlur}
      renderInput={(params) => <SearchBox {...props} params={params} placeholder={undefined} />}
    />
  )
}
