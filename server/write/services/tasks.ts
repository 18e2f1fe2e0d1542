import type { Caller } from '#server/base/caller'
import type { Watch } from '#server/base/progress'
import type { Services } from './services'

/** A job of a resource that is neither over rows nor over records, and that no server works on. */
export interface OpenTask {
  readonly id: string
  readonly name: string
  readonly done: number
  readonly total: number
  readonly plan: unknown
}

/** Continues a job as its caller, behind the last step that was stored. */
export type ResumeTask = (services: Services, caller: Caller, job: OpenTask, watch: Watch) => Promise<void>

/** The name of the task in the plan of a job; undefined for jobs of the engine. */
export function taskOf(plan: unknown): string | undefined {
  const task = typeof plan === 'object' && plan !== null && 'task' in plan ? plan.task : undefined
  return typeof task === 'string' ? task : undefined
}
