import type { OutputOf } from '#define'
import type { RegisteredAction } from '#define/registered'
import { i18n } from '#base/i18n/i18n'
import { tagOf } from '#base/i18n/languages'
import type { WorkEnd } from './work'

/** The output of the action that verifies the change log. */
type Verdict = OutputOf<RegisteredAction<'audit', 'verify'>>

function verified({ broken, entries = 0, digest = '' }: Verdict): WorkEnd {
  if (!broken) {
    const total = entries.toLocaleString(tagOf(i18n.language))
    const details = [`${i18n.t('access.verifyDigest')}: ${digest}`]
    return { state: 'done', message: i18n.t('access.verifyOk', { total }), details }
  }
  const { kind, lane, sequence } = broken
  const message = i18n.t('access.verifyBroken', { lane, sequence })
  return { state: 'failed', message, details: [i18n.t(`access.verifyKind.${kind}`)] }
}

const descriptions: Readonly<Record<string, (answer: never) => WorkEnd>> = { 'audit verify': verified }

/**
 * Converts the output of a list action to a message.
 * @throws Error if there is no description for the action.
 */
export function describeResult(resource: string, action: string, answer: object): WorkEnd {
  const describe = descriptions[`${resource} ${action}`]
  if (!describe) throw new Error(`Nothing describes the output of ${action} of ${resource}`)
  return describe(answer as never)
}
