import { DavError } from '../dav-error'
import type { Member } from '../objects/members'

/** The conditions of a change: If-Match and If-None-Match. */
export interface Preconditions {
  readonly ifMatch?: string | undefined
  readonly ifNoneMatch?: string | undefined
}

const tagsIn = (header: string): string[] => header.split(',', 50).map((tag) => tag.trim())

/** Whether a header names the version of an object, which may not exist. */
function names(header: string, member: Member | undefined): boolean {
  if (!member) return false
  const tags = tagsIn(header)
  return tags.includes('*') || tags.includes(member.etag)
}

/**
 * Checks the conditions of a change.
 * @throws DavError 412
 */
export function requireConditions({ ifMatch, ifNoneMatch }: Preconditions, member: Member | undefined): void {
  const isRefused =
    (ifMatch !== undefined && !names(ifMatch, member)) ||
    (ifNoneMatch !== undefined && names(ifNoneMatch, member))
  if (isRefused) throw new DavError(412)
}
