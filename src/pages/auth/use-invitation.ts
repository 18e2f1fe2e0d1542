import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { signInCalls } from '#resources/users/sign-in.wire'

interface Invitation {
  /** The invited address; empty without an invitation. */
  readonly email: string
  /** The message to show about the invitation. */
  readonly text?: string
}

/** Reads an invitation by the token of its mail. */
export function useInvitation(token: string | undefined): Invitation {
  const { t } = useTranslation()
  const { data, error } = useEndpoint(
    signInCalls.invitation,
    { invitation: token ?? '' },
    {
      key: ['invitation', token],
      enabled: Boolean(token),
      staleTime: Infinity,
    },
  )
  if (error) return { email: '', text: messageOf(error) }
  return data ? { email: data.email, text: t('auth.invited', { email: data.email }) } : { email: '' }
}
