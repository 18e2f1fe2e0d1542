import Autocomplete from '@mui/material/Autocomplete'
import { useTranslation } from 'react-i18next'
import type { InputProps } from './input-props'
import { SearchBox } from './search-box'

/** Words chosen freely: Enter or a comma ends one, Backspace takes the last one away. */
export function TagsInput(props: InputProps) {
  const { t } = useTranslation()
  const words = Array.isArray(props.value) ? (props.value as string[]) : []
  const set = (next: readonly string[]) =>
    props.onChange(
      [...new Set(next.flatMap((each) => each.split(/[,，、]/)).map((each) => each.trim()))].filter(Boolean),
    )
  return (
    <Autocomplete
      id={props.id}
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={words}
      onChange={(_, next) => set(next)}
      onInputChange={(event, typed, reason) => {
        const isComposing = (event?.nativeEvent as Partial<InputEvent> | undefined)?.isComposing
        if (reason === 'input' && !isComposing && /[,，、]/.test(typed)) set([...words, typed])
      }}
      onBlur={props.onBlur}
      renderInput={(params) => (
        <SearchBox
          {...props}
          params={params}
          placeholder={words.length === 0 ? t('form.tagsHint') : undefined}
        />
      )}
    />
  )
}
