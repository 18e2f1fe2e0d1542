/** A text with its placeholders filled. Each is filled once, so braces inside values stay as they are. */
export const filledText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
