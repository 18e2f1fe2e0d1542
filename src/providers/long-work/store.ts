import { whenSessionEnds } from '../auth/session'
import { sentencesOf } from '../data/problem'
import { withLaterWords } from '../i18n/later-words'
import { lazyModule } from '../lazy-module'
import { logFailure } from '../log'
import { notify } from '../notifications/notify'
import { leaveWarning } from '../router/leave-warning'
import { createListeners } from '../listeners'
import type { LongWork, Task, WorkEnd } from './work'

/** Work that is over sooner than this, in milliseconds, needs no panel: a toast says what it has come to. */
const shownAfter = 400
/** Who has begun work that is done sooner than this is still there: then, too, a toast says it, and nothing stays in the way. */
const keptAfter = 5000

let works: readonly LongWork[] = []
let lastId = 0
const changes = createListeners()
const stops = new Map<number, AbortController>()

// The panel is needed once something takes its time.
const panel = lazyModule(() =>
  withLaterWords(() => import('./mount-panel')).then(({ mountPanel }) => mountPanel()),
)

/** All work of this tab, the oldest first. */
export const readWorks = (): readonly LongWork[] => works

/** Calls back after each change of the work; answers how to stop it. */
export const subscribeToWorks = changes.listen

const isRunning = (work: LongWork): boolean => work.end === undefined
const warn = leaveWarning()

function keep(next: readonly LongWork[]): void {
  works = next
  warn(works.some(isRunning))
  changes.tell()
}

const change = (id: number, changes: Partial<LongWork>): void =>
  keep(works.map((work) => (work.id === id ? { ...work, ...changes } : work)))

function show(id: number): void {
  if (!works.some((work) => work.id === id)) return
  change(id, { isShown: true })
  panel.load().catch((error: unknown) => {
    panel.forgetFailure()
    logFailure('The panel of long work could not be drawn', error)
  })
}

/**
 * Begins a task. It goes on whatever page is shown; a panel shows how far it has come and lets it be stopped, and closing
 * the tab asks first. Resolves with what it came to, which has been told by then; it never rejects.
 */
export async function startWork(task: Task): Promise<WorkEnd> {
  const id = ++lastId
  const stopping = new AbortController()
  stops.set(id, stopping)
  const { title, unit } = task
  keep([...works, { id, title, unit, progress: { done: 0 }, isStopping: false, isShown: false }])
  const began = Date.now()
  const timer = setTimeout(() => show(id), shownAfter)
  const end = await task
    .run({ signal: stopping.signal, report: (progress) => change(id, { progress }) })
    .catch((error: unknown): WorkEnd => ({ state: 'failed', message: sentencesOf(error) }))
  clearTimeout(timer)
  stops.delete(id)
  tell(id, end, Date.now() - began < keptAfter)
  return end
}

/** Says what work has come to: in the panel where it has long been shown there, or where there is more to read than a toast says. */
function tell(id: number, end: WorkEnd, isSoon: boolean): void {
  const work = works.find((one) => one.id === id)
  if (!work) return
  const isKept = work.isShown && !(isSoon && end.state === 'done')
  if (isKept || end.details?.length || end.state === 'failed') {
    change(id, { end })
    return show(id)
  }
  dismissWork(id)
  const [action] = end.actions ?? []
  notify({
    message: end.message,
    variant: end.state === 'done' ? 'success' : 'info',
    ...(action && { action }),
  })
}

/** Asks work to stop. What is done until then stays done. */
export function stopWork(id: number): void {
  change(id, { isStopping: true })
  stops.get(id)?.abort()
}

/** Takes work that is over out of the panel. */
export const dismissWork = (id: number): void => keep(works.filter((work) => work.id !== id))

whenSessionEnds(() => {
  for (const stopping of stops.values()) stopping.abort()
  stops.clear()
  if (works.length > 0) keep([])
})
