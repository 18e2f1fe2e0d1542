import type { PrefetchedResponse } from '#base/prefetch'
import type { Account, Permissions } from '#base/session/session'
import { setUntitled } from '#base/format/record-path'
import type { Answer } from '#providers/data/read'
import { currentFrame, currentPage, t } from './page'

/**
 * The content of a response.
 * @throws Error if the request was refused; the application shows why
 */
export function readResponse({ status, headers, text }: PrefetchedResponse): Answer {
  if (status !== 200) throw new Error(`The response has the status ${status}`)
  return { data: JSON.parse(text), header: (name) => headers.get(name) ?? undefined }
}

/** Reads the response with the account, whose role the page has from then on. */
export function readAccount(response: PrefetchedResponse): Permissions {
  const { user, permissions } = readResponse(response).data as { user: Account; permissions: Permissions }
  Object.assign(currentFrame(), { role: user.role, account: user })
  return permissions
}

/** Sets the texts for records without a title. */
export function setUntitledTexts(): void {
  const { resource, untitled } = currentPage().texts
  setUntitled(
    () => t('list.untitled', { resource: resource[1] }),
    () => untitled,
  )
}
