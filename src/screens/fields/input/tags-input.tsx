import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputProps } from './input-props'
import styles from './input.module.css'
import { SearchBox } from './references/search-box'
import { useTagSuggestions } from './use-tag-suggestions'

export type TagsProps = AutocompleteProps<string, true, false, true>

const separators = /[,，、]/
const split = (text: string): string[] =>
  text
    .split(separators)
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * Free text tags: Enter or a comma completes one, Backspace removes the last one. Tags in use that contain the typed
 * text are suggested.
 */
export function TagsInput(props: InputProps & Pick<TagsProps, 'renderTags'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const texts = Array.isArray(props.value) ? (props.value as string[]) : []
  const suggested = useTagSuggestions(props.name, typed)
  const set = (next: readonly string[]) => props.onChange([...new Set(next.flatMap(split))])
  return (
    <Autocomplete
      id={props.id}
      multiple
      clearText={t('form.clear')}
      freeSolo
      options={suggested}
      filterOptions={(options) => options.filter((tag) => !texts.includes(tag))}
      slotProps={{ paper: { className: styles.options } }}
      value={texts}
      inputValue={typed}
      onChange={(_, next) => set(next)}
      onInputChange={(event, text, reason) => {
        // During IME composition (Chinese, Japanese), a comma may be part of the tag.
        const isComposing = (event?.nativeEvent as Partial<InputEvent> | undefined)?.isComposing
        const isEnded = reason === 'input' && !isComposing && separators.test(text)
        if (isEnded) set([...texts, text])
        setTyped(isEnded ? '' : text)
      }}
      onBlur={() => {
        if (typed.trim() !== '') set([...texts, typed])
        setTyped('')
        props.onBlur()
      }}
      renderTags={props.renderTags}
      renderInput={(params) => (
        <SearchBox
          {...props}
          params={params}
          placeholder={texts.length === 0 ? t('form.tagsHint') : undefined}
        />
      )}
    />
  )
}
