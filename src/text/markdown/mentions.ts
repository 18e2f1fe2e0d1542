/** A mention of a user by their username, or of all participants: `@anna-berg`, `@everyone`. */
export const mention = /(^|[\s([{"'“‘（：，。])@([\p{L}\p{N}][\p{L}\p{N}_-]{0,63})/gu
/** Mentions all participants. */
export const everyone = 'everyone'

/** A username without the hyphens after it, which belong to the text. */
export function usernameIn(name: string): string {
  let end = name.length
  while (name[end - 1] === '-') end -= 1
  return name.slice(0, end)
}

/** The usernames that a text mentions. */
export const mentionedIn = (text: string): string[] =>
  [...text.matchAll(mention)].flatMap(([, , name]) => (name ? [usernameIn(name).toLowerCase()] : []))
