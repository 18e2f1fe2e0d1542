import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { OccupiedTarget } from '#define/views/occupied'
import { partsOfInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useLabels } from '#base/i18n/labels'
import { Icon } from '#shell/icons'
import { useFormScope } from '../form-scope'
import inputStyles from '../input.module.css'
import type { TargetInputProps } from './target-input-props'
import styles from './target-picker.module.css'
import { useOccupied } from './use-occupied'
import { useTargets, type Target } from './use-targets'
import { useTitles } from './use-titles'

/** Chooses what a record of a calendar has to itself, such as a room: what is free at the time of the form first. */
export function TargetPicker({ target, conditions, Search, ...props }: TargetInputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const item = useLabels().resource(target, 1)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const chosenId = typeof props.value === 'string' && props.value !== '' ? props.value : undefined
  const { targets, isSearching } = useTargets(target, conditions, typed, isOpen)
  const { occupied, isKnown, isFetching } = useOccupied(isOpen || chosenId !== undefined)
  const chosen = useChosen(target, chosenId, targets)
  const taken = (id: string) => {
    const time = occupied.get(id)
    return time && t('scheduling.taken', { when: whenText(time, locale) })
  }
  const isTaken = (id: string) => Number(occupied.has(id))
  const note = chosenId === undefined || isFetching ? undefined : taken(chosenId)
  return (
    <>
      <Autocomplete
        id={props.id}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={targets.toSorted((item, other) => isTaken(item.id) - isTaken(other.id))}
        value={chosen ?? null}
        onChange={(_, next) => props.onChange(next?.id ?? null)}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onBlur={props.onBlur}
        filterOptions={(all) => all}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={isSearching || isFetching}
        loadingText={t('form.searching')}
        noOptionsText={t('form.nothingFound')}
        clearText={t('form.clear')}
        openText={t('form.open')}
        closeText={t('form.close')}
        slotProps={{ paper: { className: inputStyles.options } }}
        renderOption={({ key, ...attributes }, option) => (
          <li key={key} {...attributes}>
            <TargetOption
              target={option}
              state={taken(option.id) ?? (isKnown ? t('scheduling.free') : undefined)}
              isTaken={occupied.has(option.id)}
            />
          </li>
        )}
        renderInput={(params) => (
          <Search {...props} params={params} placeholder={t('form.searchFor', { resource: item })} />
        )}
      />
      <p className={styles.note} role="status" hidden={note === undefined}>
        <Icon name="warning-circle" size={16} />
        <span>{note}</span>
      </p>
    </>
  )
}

interface TargetOptionProps {
  readonly target: Target
  /** Whether it is free, or when it is taken, if that is known. */
  readonly state: string | undefined
  readonly isTaken: boolean
}

const TargetOption = ({ target, state, isTaken }: TargetOptionProps) => (
  <span className={styles.option} data-taken={isTaken ? '' : undefined}>
    <span className={styles.title}>{target.title}</span>
    {state !== undefined && <span className={styles.state}>{state}</span>}
    {target.facts !== '' && <span className={styles.facts}>{target.facts}</span>}
  </span>
)

/** The chosen record with its title, as soon as that is known. */
function useChosen(target: AnyResource, id: string | undefined, targets: readonly Target[]) {
  const { row } = useFormScope()
  const { t } = useTranslation()
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const found = targets.find((each) => each.id === id)?.title
  if (id !== undefined && found !== undefined && seen.get(id) !== found)
    setSeen(new Map([...seen, [id, found]]))
  const stored = row['_refs'] as Readonly<Record<string, string>> | undefined
  const known = id === undefined ? undefined : (seen.get(id) ?? found ?? stored?.[id])
  const { titles, isAsking } = useTitles(target, id === undefined || known !== undefined ? [] : [id])
  const unknown = isAsking ? '' : t('list.noAccess')
  return id === undefined ? undefined : { id, title: known ?? titles[id] ?? unknown, facts: '' }
}

/** When something is taken: the times, with the days if it is for longer than a day. */
function whenText({ start, end }: OccupiedTarget, locale: string): string {
  const [[firstDay, first], [lastDay, last]] = [partsOfInstant(start, locale), partsOfInstant(end, locale)]
  return firstDay === lastDay
    ? `${firstDay}, ${first} – ${last}`
    : `${firstDay}, ${first} – ${lastDay}, ${last}`
}
