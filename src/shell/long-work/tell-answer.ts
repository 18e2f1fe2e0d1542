import { i18n } from '#base/i18n/i18n'
import { tagOf } from '#base/i18n/languages'
import type { WorkEnd } from './work'

/** What verifying the ledger answers. */
type Verdict =
  | { readonly ok: true; readonly entries: number; readonly digest: string }
  | {
      readonly ok: false
      readonly broken: {
        readonly kind: 'content' | 'order' | 'head'
        readonly lane: number
        readonly sequence: number
      }
    }

function verified(verdict: Verdict): WorkEnd {
  if (verdict.ok) {
    const total = verdict.entries.toLocaleString(tagOf(i18n.language))
    const digest = `${i18n.t('access.verifyDigest')}: ${verdict.digest}`
    return { state: 'done', message: i18n.t('access.verifyOk', { total }), details: [digest] }
  }
  const { kind, lane, sequence } = verdict.broken
  const message = i18n.t('access.verifyBroken', { lane, sequence })
  return { state: 'failed', message, details: [i18n.t(`access.verifyKind.${kind}`)] }
}

const tellers: Readonly<Record<string, (answer: never) => WorkEnd>> = { 'audit verify': verified }

/**
 * What something that was done with a whole list has come to, in words.
 * @throws Error where nobody has said what its answer means.
 */
export function tellAnswer(resource: string, action: string, answer: object): WorkEnd {
  const tell = tellers[`${resource} ${action}`]
  if (!tell) throw new Error(`Nobody tells what ${action} of ${resource} answers`)
  return tell(answer as never)
}
