import type { XmlName } from './xml/names'

/** An error of WebDAV (RFC 4918, section 16): a status and the precondition that is not met. */
export class DavError extends Error {
  override name = 'DavError'
  constructor(
    readonly status: number,
    readonly precondition?: XmlName,
    /** A sentence for the user, and the address that the precondition is about. */
    readonly detail: { readonly text?: string; readonly href?: string } = {},
  ) {
    super(precondition?.name ?? String(status))
  }
}
