import { sentencesOf } from '#providers/data/problem'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { logFailure } from '#base/log'
import { notify } from '#base/toasts/notify'
import type { Task, WorkEnd } from './work'
import { changeWork, dismissWork, keepWorks, readWorks, stops } from './works'

/** Work that is over sooner than this, in milliseconds, needs no panel: a toast says what it has come to. */
const shownAfter = 400
/** Who has begun work that is done sooner than this is still there: then, too, a toast says it, and nothing stays in the way. */
const keptAfterMs = 5000

let lastId = 0

// The panel is needed once something takes its time.
const panel = lazyModule(() =>
  withDeferredTexts(() => import('./mount-panel')).then(({ mountPanel }) => mountPanel()),
)

function show(id: number): void {
  if (!readWorks().some((work) => work.id === id)) return
  changeWork(id, { isShown: true })
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
  keepWorks([...readWorks(), { id, title, unit, progress: { done: 0 }, isStopping: false, isShown: false }])
  const began = Date.now()
  const timer = setTimeout(() => show(id), shownAfter)
  const end = await task
    .run({ signal: stopping.signal, report: (progress) => changeWork(id, { progress }) })
    .catch((error: unknown): WorkEnd => ({ state: 'failed', message: sentencesOf(error) }))
  clearTimeout(timer)
  stops.delete(id)
  announce(id, end, Date.now() - began < keptAfterMs)
  return end
}

/** Says what work has come to: in the panel where it has long been shown there, or where there is more to read than a toast says. */
function announce(id: number, end: WorkEnd, isSoon: boolean): void {
  const work = readWorks().find((item) => item.id === id)
  if (!work) return
  const isKept = work.isShown && !(isSoon && end.state === 'done')
  if (isKept || end.details?.length || end.state === 'failed') {
    changeWork(id, { end })
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
