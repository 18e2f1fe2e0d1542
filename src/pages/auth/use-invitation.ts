import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/problem'
import { signInCalls } from '#resources/users/sign-in.wire'

interface Invitation {
  /** The invited address; empty without an invitation. */
  readonly email: string
  /** The message to show about the invitation. */
  readonly text?: string
}

/** Loads an invitation by the token of its mail. */
export function useInvitation(token: string | undefined): Invitation {
  const { t } = useTranslation()
  const [read, setRead] = useState<{ email: string; refusal?: string }>()
  useEffect(() => {
    if (!token) return undefined
    let isHere = true
    readInvitation(token).then(
      ({ email }) => isHere && setRead({ email }),
      (error: unknown) => isHere && setRead({ email: '', refusal: messageOf(error) }),
    )
    return () => void (isHere = false)
  }, [token])
  if (!read) return { email: '' }
  return { email: read.email, text: read.refusal ?? t('auth.invited', { email: read.email }) }
}

async function readInvitation(invitation: string) {
  const { callEndpoint } = await import('#providers/data/call-endpoint')
  return callEndpoint(signInCalls.invitation, { invitation })
}
