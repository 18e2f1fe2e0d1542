import type { Caller } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { report } from '#server/base/report'
import type { Services } from '#server/write/services/services'
import type { Watch } from '#server/base/progress'
import { isStopped } from '../work/works'
import { writerFor } from '#server/write/context'
import { openPlans, type OpenPlan } from './stored-plan'
import { isRunningHere, runFrom } from './run'

const everyMs = 15_000

/**
 * Resumes bulk runs whose server ended before they were finished, at startup and at intervals. Returns a function
 * that stops this.
 */
export function startResuming(services: Services): () => void {
  const resumer = createResumer(services)
  let isRunning = false
  const look = () => {
    if (isRunning) return
    isRunning = true
    resumer
      .resume()
      .catch((error: unknown) => report('A bulk run could not be resumed', error))
      .finally(() => (isRunning = false))
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Resumes runs that no server is working on. With several servers, these are runs without progress since the last
 * check.
 */
export function createResumer(services: Services) {
  const { database } = services
  let seen = new Map<string, number>()
  return {
    async resume(): Promise<void> {
      const open = await openPlans(database)
      const before = seen
      seen = new Map(open.map(({ id, done }) => [id, done]))
      for (const plan of open) {
        const isAlone = database.engine === 'embedded' || before.get(plan.id) === plan.done
        if (isAlone && !isRunningHere(plan.id)) await goOn(services, plan)
      }
    },
  }
}

async function goOn(services: Services, plan: OpenPlan): Promise<void> {
  const resource = services.app[plan.resource]
  if (!resource) return
  const { id: batch, userId, role, done } = plan
  const caller: Caller = { userId, sessionId: null, role, language: 'en' }
  const watch: Watch = {
    onProgress: async () => !(await isStopped(services.database, batch)),
  }
  try {
    await runFrom({ ...writerFor(services, caller), batch }, resource, plan, done, watch)
  } catch (error) {
    // Another server has already resumed it.
    if (!(error instanceof Problem && error.refusal.kind === 'running')) throw error
  }
}
