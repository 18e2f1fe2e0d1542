/** A text with its short codes replaced by emoji; the list of emoji is only loaded if the text has one. */
export async function withShortCodes(text: string): Promise<string> {
  if (!/:[a-z0-9_+-]{1,40}:/.test(text)) return text
  try {
    return (await import('../emoji/emoji-list')).withEmoji(text)
  } catch {
    return text
  }
}
