import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Conditions } from '#define/references/reference-where'
import { useCan } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'
import { useFormScope } from '../form-scope'
import styles from '../input.module.css'
import type { InputProps } from '../input-props'
import { givenBy, isMetByNew } from './new-record-values'
import { optionsOf, type Option } from './record-options'
import { optionOf } from './record-option'
import { SearchBox } from './search-box'
import { usePeopleScope } from './use-known-people'
import { useOffered } from './use-offered'
import { useTitles } from './use-titles'

type PickerProps = InputProps & {
  readonly target: AnyResource
  /** The conditions that chosen records must meet. */
  readonly conditions: Conditions
  /** The path to the record whose people can be chosen by those who may not open all users. */
  readonly among?: readonly string[] | undefined
  readonly multiple: boolean
  readonly ids: readonly string[]
  readonly onIds: (ids: string[]) => void
}

/**
 * Chooses records of another resource by the server's search, and offers to create one. Titles come from the form's
 * record, from search results, and from records created here.
 */
export function RecordPicker({ target, conditions, among, multiple, ids, onIds, ...props }: PickerProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { row, NewRecord } = useFormScope()
  const [isOpen, setOpen] = useState(false)
  const [making, setMaking] = useState<string>()
  const [typed, setTyped] = useState('')
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const people = usePeopleScope(among)
  const { found, isSearching, failed, retry } = useOffered({ target, people, typed, isOpen, conditions })
  const mayMake =
    useCan({ resource: target.name, action: 'create' }).data?.can === true &&
    NewRecord !== undefined &&
    isMetByNew(target, conditions)
  const item = labels.resource(target, 1)
  const options = optionsOf({
    found,
    failed,
    // Not offered while a search is running, as the user might create a record that already exists.
    create: mayMake && !isSearching ? t('form.makeNew', { resource: item }) : undefined,
    retry: t('form.searchFailed'),
  })
  const stored = row['_refs'] as Readonly<Record<string, string>> | undefined
  const shown = { ...stored, ...titles }
  const { titles: requested, isAsking } = useTitles(
    target,
    ids.filter((id) => !shown[id]),
    people?.resource,
  )
  const unknown = isAsking ? item : t(target.name === 'users' ? 'list.somebody' : 'list.noAccess')
  const chosen = useUnchanged(ids.map((id) => ({ id, title: shown[id] ?? requested[id] ?? unknown })))

  const choose = (next: readonly Option[]) => {
    const act = next.find((option) => option.act)?.act
    if (act === 'retry') return retry()
    if (act === 'create') return setMaking(typed)
    setTitles((before) => ({ ...before, ...Object.fromEntries(next.map(({ id, title }) => [id, title])) }))
    onIds(next.map(({ id }) => id))
  }
  const common = {
    id: props.id,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    options,
    clearText: t('form.clear'),
    openText: t('form.open'),
    closeText: t('form.close'),
    slotProps: { paper: { className: styles.options } },
    loading: isSearching,
    loadingText: t('form.searching'),
    noOptionsText: t('form.nothingFound'),
    filterOptions: (all: Option[]) => all,
    getOptionLabel: ({ title }: Option) => title,
    getOptionKey: ({ id }: Option) => id,
    renderOption: optionOf(target),
    isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
    onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    onBlur: props.onBlur,
    renderInput: (params: AutocompleteRenderInputParams) => (
      <SearchBox {...props} params={params} placeholder={t('form.searchFor', { resource: item })} />
    ),
  }
  return (
    <>
      {multiple ? (
        <Autocomplete multiple {...common} value={chosen} onChange={(_, next) => choose(next)} />
      ) : (
        <Autocomplete
          {...common}
          value={chosen[0] ?? null}
          onChange={(_, next) => choose(next ? [next] : [])}
        />
      )}
      {making !== undefined && NewRecord && (
        <Suspense>
          <NewRecord
            resource={target.name}
            typed={making}
            given={givenBy(target, conditions)}
            onClose={(created) => {
              setMaking(undefined)
              if (created)
                choose([...(multiple ? chosen : []), { id: created.id, title: titleOf(target, created) }])
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The same array as before while it has the same content: Autocomplete discards the typed text when its value is another. */
function useUnchanged(options: readonly Option[]): Option[] {
  const content = JSON.stringify(options)
  return useMemo(() => JSON.parse(content) as Option[], [content])
}
