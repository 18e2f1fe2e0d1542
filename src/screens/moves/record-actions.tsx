import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { ActionsIcon } from './actions-icon'
import icon from './icon-button.module.css'
import { useRestore } from './use-restore'
import { recordVerbs } from './record-verbs'
import type { VerbDone } from './use-run-verb'
import { useVerbs } from './use-verbs'
import { useVerbTexts } from './verb-texts'

interface RecordActionsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly onDone?: VerbDone
  /** Further items of the menu. */
  readonly more?: readonly MenuItem[]
  /** The start of the chosen occurrence, if the record is a series. */
  readonly occurrence?: string | undefined
}

/** With more verbs than `max`, the first `shown` have a button each and the others are in a menu. */
const limits = { wide: { max: 5, shown: 3 }, narrow: { max: 2, shown: 1 } }

/** The verbs available on a record in its current state: buttons, and a menu for the rest of many. */
export function RecordActions({ resource, row, onDone, occurrence, more = [] }: RecordActionsProps) {
  const { start, running, dialog } = useVerbs(resource, onDone, occurrence)
  const { t } = useTranslation()
  const restore = useRestore(resource)
  const { labelOf } = useVerbTexts(resource)
  const verbs = recordVerbs(resource, row)
  const { max, shown } = limits[useMedia(narrowScreen) ? 'narrow' : 'wide']
  const buttons = verbs.length > max ? verbs.slice(0, shown) : verbs
  const items = [
    ...verbs.slice(buttons.length).map((verb) => ({ label: labelOf(verb), run: () => start(verb, row) })),
    ...more,
  ]
  return (
    <>
      {buttons.map((verb) => (
        <Button
          key={verb.name}
          variant={verb.kind === 'delete' ? 'text' : 'outlined'}
          color={verb.kind === 'delete' ? 'error' : 'inherit'}
          aria-disabled={running !== undefined || undefined}
          onClick={() => start(verb, row)}
        >
          {labelOf(verb)}
        </Button>
      ))}
      {items.length > 0 && (
        <MenuButton name={t('show.more')} items={items} className={icon.button}>
          <ActionsIcon />
        </MenuButton>
      )}
      {canOnRow(row, 'restore') && (
        <Button variant="contained" onClick={() => void restore(row)}>
          {t('list.restore')}
        </Button>
      )}
      {dialog}
    </>
  )
}
