import type { OutputOf } from '#define'
import type { RegisteredAction } from '#define/registered'
import { i18n } from '#base/i18n/i18n'
import { tagOf } from '#base/i18n/languages'
import type { WorkEnd } from './work'

/** What verifying the ledger answers. */
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
 * What something that was done with a whole list has come to, in words.
 * @throws Error where nobody has said what its answer means.
 */
export function describeResult(resource: string, action: string, answer: object): WorkEnd {
  const describe = descriptions[`${resource} ${action}`]
  if (!describe) throw new Error(`Nobody tells what ${action} of ${resource} answers`)
  return describe(answer as never)
}
