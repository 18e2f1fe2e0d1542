/** A mention of a user by their username, or of all participants: `@anna-berg`, `@everyone`. */
export const mention = /(^|[\s([{"'“‘（：，。])@([\p{L}\p{N}][\p{L}\p{N}_-]{0,63})/gu
/** Mentions all participants. */
export const everyone = 'everyone'

/** The usernames that a text mentions. */
export const mentionedIn = (text: string): string[] =>
  [...text.matchAll(mention)].flatMap(([, , name]) => (name ? [name.replace(/-+$/, '').toLowerCase()] : []))
