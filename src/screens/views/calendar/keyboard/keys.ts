import { lengthened, shifted, startMoved, type Shift, type Span } from '#screens/spans/spans'

/** The relevant properties of a keyboard event. */
interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

interface KeyContext {
  readonly isRtl: boolean
  /** Up and down move by weeks, as in a month; otherwise by quarters of an hour. */
  readonly inWeeks: boolean
}

/** The span after a key press: Shift with an arrow key moves it, with Alt its end alone, with Ctrl or Cmd its start. */
export function spanAfterKey(span: Span, pressed: Pressed, around: KeyContext): Span | undefined {
  if (!pressed.shiftKey) return undefined
  const shift = shiftOf(span, pressed.key, around)
  if (!shift) return undefined
  if (pressed.ctrlKey || pressed.metaKey) return startMoved(span, shift)
  return pressed.altKey ? lengthened(span, shift) : shifted(span, shift)
}

/** The distance that an arrow key stands for. */
export function shiftOf(
  { allDay }: Pick<Span, 'allDay'>,
  key: string,
  { isRtl, inWeeks }: KeyContext,
): Shift | undefined {
  const ahead = isRtl ? -1 : 1
  if (key === 'ArrowRight') return { days: ahead, minutes: 0 }
  if (key === 'ArrowLeft') return { days: -ahead, minutes: 0 }
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (down === 0) return undefined
  return inWeeks || allDay ? { days: 7 * down, minutes: 0 } : { days: 0, minutes: 15 * down }
}
