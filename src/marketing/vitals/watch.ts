import { interactionToNextPaint, layoutShift, type Shift } from './scores'

/** Properties that TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface EventEntry extends PerformanceEntry {
  readonly interactionId: number
}

/** The web vitals of a page, in milliseconds; those that the browser does not measure are undefined. */
export interface Vitals {
  readonly ttfb?: number | undefined
  readonly fcp?: number | undefined
  readonly lcp?: number | undefined
  readonly inp?: number | undefined
  readonly cls?: number | undefined
}

const whole = (time: number | undefined) => (time === undefined ? undefined : Math.round(time))

/** Observes the web vitals from the start of the page; returns a function that gets the current values. */
export function watchVitals(): () => Vitals {
  const shifts: Shift[] = []
  const answers = new Map<number, number>()
  let fcp: number | undefined
  let lcp: number | undefined
  const watchers = [
    watch<PerformanceEntry>('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') fcp = startTime
    }),
    watch<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => (lcp = startTime)),
    watch<LayoutShiftEntry>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) shifts.push({ at: startTime, value })
    }),
    watch<EventEntry>('event', ({ interactionId, duration }) => {
      if (interactionId > 0) answers.set(interactionId, Math.max(duration, answers.get(interactionId) ?? 0))
    }),
  ]
  return () => {
    for (const finish of watchers) finish?.()
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { interactionCount = answers.size } = performance as { interactionCount?: number }
    return {
      ttfb: whole(navigation?.responseStart),
      fcp: whole(fcp),
      lcp: whole(lcp),
      inp: whole(interactionToNextPaint(answers, interactionCount)),
      cls: watchers[2] && layoutShift(shifts),
    }
  }
}

/**
 * Observes all entries of a type, including earlier ones; returns a function that flushes and stops. Undefined if the
 * browser does not support the type.
 */
function watch<Entry extends PerformanceEntry>(
  type: string,
  onEntry: (entry: Entry) => void,
): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
  const onEntries = (entries: PerformanceEntryList) => {
    for (const entry of entries as Entry[]) onEntry(entry)
  }
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()))
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  return () => {
    onEntries(observer.takeRecords())
    observer.disconnect()
  }
}
