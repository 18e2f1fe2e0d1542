import type { AnyResource } from '#define'
import { i18n } from '#base/i18n/i18n'
import { CalledOff, longCall } from '#shell/long-work/long-call'
import { startWork } from '#shell/long-work/start-work'
import { describeResult } from '#shell/long-work/describe-result'

/** Runs a list action as long work and reports its result. */
export async function runLongAction(resource: AnyResource, action: string, title: string): Promise<void> {
  await startWork({
    title,
    unit: 'records',
    run: async (control) => {
      try {
        const answer = await longCall<Record<string, unknown>>(`/api/${resource.name}/${action}`, {}, control)
        return describeResult(resource.name, action, answer)
      } catch (error) {
        if (!(error instanceof CalledOff)) throw error
        return { state: 'stopped', message: i18n.t('work.calledOff') }
      }
    },
  })
}
