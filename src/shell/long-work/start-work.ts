import { sentencesOf } from '#providers/data/http/problem'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { logFailure } from '#base/log'
import { notify } from '#base/toasts/notify'
import type { Task, WorkEnd } from './work'
import { changeWork, dismissWork, keepWorks, readWorks, stops } from './works'

/** Work that ends within this time, in milliseconds, shows no panel but a toast with its result. */
const shownAfter = 400
/**
 * Work that is done within this time, in milliseconds, also shows a toast instead of staying in the panel, because
 * the user has probably not left the page.
 */
const keptAfterMs = 5000

let lastId = 0

// Loaded only when work takes longer.
const panel = lazyModule(() =>
  withDeferredTexts(() => import('./mount-panel')).then(({ mountPanel }) => mountPanel()),
)

function show(id: number): void {
  if (!readWorks().some((work) => work.id === id)) return
  changeWork(id, { isShown: true })
  panel.load().catch((error: unknown) => {
    panel.forgetFailure()
    logFailure('The panel of long work could not be rendered', error)
  })
}

/**
 * Starts a task, which continues on every page. A panel shows its progress and can stop it; closing the tab asks for
 * confirmation unless the server continues without it. Resolves with the result after it has been shown; never rejects.
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

/** Shows the result: in the panel if it has been there for long, or if there is more to read than fits a toast. */
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
