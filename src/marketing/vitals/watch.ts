import { interactionToNextPaint, layoutShift, type Shift } from './scores'

/** What browsers tell beyond what TypeScript knows of them. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface EventEntry extends PerformanceEntry {
  readonly interactionId: number
}

/** What a page has measured of itself, in milliseconds; what its browser does not measure is left out. */
export interface Vitals {
  readonly ttfb?: number | undefined
  readonly fcp?: number | undefined
  readonly lcp?: number | undefined
  readonly inp?: number | undefined
  readonly cls?: number | undefined
}

const whole = (time: number | undefined) => (time === undefined ? undefined : Math.round(time))

/** Listens to the browser's own measures from the beginning of the page on; answers what is known of them by then. */
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
      ...{ ttfb: whole(navigation?.responseStart), fcp: whole(fcp), lcp: whole(lcp) },
      inp: whole(interactionToNextPaint(answers, interactionCount)),
      cls: watchers[2] && layoutShift(shifts),
    }
  }
}

/**
 * Hears all entries of a type, those of before included; answers how to hear the last ones and stop. Undefined where the
 * browser does not know the type.
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
