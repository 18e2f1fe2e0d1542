import { useSecondsLeft } from './use-quote'

interface CountdownProps {
  readonly label: string
  /** The total validity in seconds. */
  readonly validity: number
  /** When it ends by the local clock, in milliseconds. */
  readonly until: number
  readonly onOver: () => void
}

/** The remaining time of a quote, as a clock and as a progress bar. */
export function Countdown({ label, validity, until, onOver }: CountdownProps) {
  const left = useSecondsLeft(until, onOver)
  return (
    <>
      <p className="held-left" role="timer" aria-label={label}>
        {clockOf(left)}
      </p>
      <progress max={validity} value={left} aria-hidden="true" />
    </>
  )
}

/** Formats seconds as a clock: 3599 is 59:59, 86400 is 24:00:00. */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
