import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { InputProps } from '../input-props'
import { LineInput } from '../text-inputs'
import { useMomentText, type MomentScript } from './use-moment-text'

// The calendar is several times the size of the form, so it is loaded when it is opened.
const CalendarPopover = lazy(() =>
  import('./calendar-popover').then((module) => ({ default: module.CalendarPopover })),
)

/** The last day of this year, which shows the order of day, month and year. */
const exampleDay = () => `${new Date().getFullYear()}-12-31`
const exampleMoment = () => new Date(`${exampleDay()}T18:30`).toISOString()

type MomentProps = InputProps & {
  readonly script: MomentScript
  readonly withTime: boolean
  readonly emptyUnlessRead?: boolean
}

/** A typed date with a button that opens a calendar; Alt with the down arrow opens it too. */
export function MomentInput({ script, withTime, emptyUnlessRead = false, ...props }: MomentProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useShortcut('Alt+ArrowDown', { group: 'form', label: t('shortcuts.openCalendar') })
  const opener = useRef<HTMLButtonElement>(null)
  const { value, onChange } = props
  const { text, type, tidy, put } = useMomentText({ value, onChange, script, emptyUnlessRead })
  const name = t(withTime ? 'pickers.chooseMoment' : 'pickers.chooseDay', { field: props.label })
  return (
    <>
      <LineInput
        {...props}
        value={text}
        onChange={(typed) => type(String(typed))}
        onBlur={() => {
          tidy()
          props.onBlur()
        }}
        attributes={{
          autoComplete: 'off',
          spellCheck: false,
          placeholder: t('pickers.hint', { value: script.write(withTime ? exampleMoment() : exampleDay()) }),
          'aria-keyshortcuts': 'Alt+ArrowDown',
          onKeyDown: (event) => {
            if (!event.altKey || event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          },
        }}
        endAdornment={
          <IconButton
            ref={opener}
            edge="end"
            size="small"
            aria-label={name}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            title={name}
            onClick={() => setOpen(true)}
          >
            <Icon name="calendar-blank" size={20} />
          </IconButton>
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarPopover
            opener={opener}
            label={name}
            value={script.read(text)}
            withTime={withTime}
            mayBeEmpty={!props.required}
            onPick={put}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
