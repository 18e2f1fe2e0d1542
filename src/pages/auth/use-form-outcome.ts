import { useGo, useNotification, type AuthActionResponse } from '@refinedev/core'

/** Some of refine's hooks still have the responses of its older versions in their types. */
type Outcome = AuthActionResponse | string | false | void

/**
 * Options of refine's `useLogin`, `useRegister`, `useForgotPassword` and `useUpdatePassword` for a form that shows
 * failures itself: at its fields and above them, not as a toast. After success they do what refine does, except that
 * the parameter `to` of the URL, which refine follows without checking it, is not read.
 */
export function useFormOutcome() {
  const go = useGo()
  const { open } = useNotification()
  const onSuccess = (outcome: Outcome) => {
    const { success, successNotification, redirectTo } = responseOf(outcome)
    if (!success) return
    if (successNotification) open?.({ ...successNotification, type: 'success' })
    if (redirectTo) go({ to: redirectTo, type: 'replace' })
  }
  return { mutationOptions: { onSuccess } }
}

/** Rejects with the error of an unsuccessful response, as forms expect. */
export async function succeeded(outcome: Promise<Outcome>): Promise<void> {
  const { success, error } = responseOf(await outcome)
  if (!success) await Promise.reject(error)
}

const responseOf = (outcome: Outcome): AuthActionResponse =>
  typeof outcome === 'object' ? outcome : { success: false }
