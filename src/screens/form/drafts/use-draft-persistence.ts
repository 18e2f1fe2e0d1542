import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { draftKey } from '#providers/auth/begun'
import { keepDraft, takeDraft, type Draft } from '#providers/auth/drafts'
import { readSession } from '#base/session/session'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useNotify } from '#base/toasts/notify'

interface DraftPersistence {
  /** The typed values that are not saved, without secrets; undefined if there are none. */
  readonly typed: () => Draft | undefined
  readonly take: (draft: Draft) => void
}

/**
 * Stores typed values under a key when the session ends by expiry or refusal, and restores them when the same user
 * returns. Without a key nothing is stored.
 */
export function useDraftPersistence(storageKey: string | undefined, { typed, take }: DraftPersistence): void {
  const { t } = useTranslation()
  const notify = useNotify()
  const person = useGetIdentity().data?.id
  const come = useEffectEvent((key: string) => {
    const draft = takeDraft(key)
    if (!draft) return
    take(draft)
    notify({ message: t('form.draftTaken'), variant: 'info' })
  })
  const go = useEffectEvent((key: string) => {
    const { isAuthenticated, ended } = readSession()
    const hasEnded = !isAuthenticated && (ended === 'expired' || ended === 'refused')
    const draft = hasEnded ? typed() : undefined
    if (draft) keepDraft(key, draft)
  })
  useEffect(() => {
    if (!person || storageKey === undefined) return undefined
    const key = draftKey(person, storageKey)
    come(key)
    return () => go(key)
  }, [person, storageKey])
}
